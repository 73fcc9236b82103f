import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const running = new Set<ChildProcess>();

interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  /** Shows what it says in one piece, once it has ended, since others run beside it. */
  atOnce?: boolean;
}

/**
 * Runs a command in the workspace, showing its output.
 * @returns whether it ended well
 */
export function runCommand(
  command: string,
  args: string[],
  { env = {}, atOnce = false }: CommandOptions = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const output = atOnce ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    const said: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => said.push(part));
    child.stderr?.on('data', (part: Buffer) => said.push(part));
    running.add(child);
    const end = (isGood: boolean): void => {
      running.delete(child);
      process.stdout.write(Buffer.concat(said));
      resolve(isGood);
    };
    child.on('error', (error) => {
      console.error(error.message);
      end(false);
    });
    child.on('close', (code) => {
      end(code === 0);
    });
  });
}

/** Ends the commands that run now. */
export function endRunningCommands(): void {
  for (const child of running) child.kill('SIGTERM');
}
