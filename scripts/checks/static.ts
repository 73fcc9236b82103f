import { areas } from '../areas.mjs';
import { runCommand } from './command.ts';
import { one, type Count } from './count.ts';

const run = (name: string, ...args: string[]): Promise<boolean> =>
  runCommand(name, args, { atOnce: true });

const command = async (name: string, ...args: string[]): Promise<Count> =>
  one(await run(name, ...args));

export const format = () => command('prettier', '--check', '--log-level', 'warn', '.');

export const lint = () => command('eslint', '.');

export const imports = () =>
  command(
    'depcruise',
    ...['scripts', 'api', 'delivery', 'shell', 'e2e', 'bench', 'shared-ui', 'shared-api'],
    ...areas,
  );

export const deadCode = () => command('knip');

/** The browser's packages are one program: on their own each would read React and MUI again. */
const programs = [
  'tsconfig.browser.json',
  ...['api', 'delivery', 'delivery/src/runtime', 'shared-api/codegen', 'shared-ui/font'],
  ...['scripts', 'scripts/testing', 'e2e', 'bench'],
];

export async function types(): Promise<Count> {
  let isGood = true;
  for (const program of programs) {
    isGood = (await run('tsc', '--noEmit', '--project', program)) && isGood;
  }
  return one(isGood);
}
