/**
 * Name in the page under which the shell's loader brings the parts that releases load while they
 * run; a build writes it into them.
 */
export const partsGlobal = 'ifj.bringPart';
