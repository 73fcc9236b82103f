export { area } from './area.ts';
export { build, type BuildOptions, type BuildOutcome } from './build.ts';
export { BuildError } from './run-webpack.ts';
export { shell, type ShellOptions } from './shell.ts';
export { buildSingle, single, type SingleOptions } from './single.ts';
