export { area } from './area.ts';
export { build, BuildError, type BuildOptions, type BuildOutcome } from './build.ts';
export { shell, type ShellOptions } from './shell.ts';
export { buildSingle, single, type SingleOptions } from './single/single.ts';
