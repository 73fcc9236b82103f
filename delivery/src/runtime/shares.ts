import type { Shares } from './federation.ts';

/**
 * The libraries that the shell hands to areas. The shell's build writes them in here, each in
 * the version that is installed; everywhere else there are none.
 */
export const shares: Shares = {};
