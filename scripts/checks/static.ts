import { runCommand } from './command.ts';
import { one, type Count } from './count.ts';

const command = async (name: string, ...args: string[]): Promise<Count> =>
  one(await runCommand(name, args));

export const format = () => command('prettier', '--check', '--log-level', 'warn', '.');

export const lint = () => command('eslint', '.');

export const imports = () =>
  command(
    'depcruise',
    ...['scripts', 'api', 'delivery', 'shell', 'e2e', 'bench', 'shared-ui', 'shared-api'],
    ...['mfe-landing', 'mfe-auth', 'mfe-student', 'mfe-organization'],
  );

export const deadCode = () => command('knip');

export const types = () => command('npm', 'run', '--silent', 'typecheck');
