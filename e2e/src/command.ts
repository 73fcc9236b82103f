import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Path of something in the workspace. */
export const inWorkspace = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Runs a program to its end.
 * @returns what it printed
 * @throws Error with everything it printed when it ends badly
 */
export function runProgram(
  program: string,
  args: string[],
  options: { env: NodeJS.ProcessEnv; cwd?: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else
        reject(
          new Error(`${program} ${args.join(' ')} ended with ${String(code)}\n${output}${errors}`),
        );
    });
  });
}

/** Runs one of the product's commands to its end, as `runProgram` does. */
export function runCommand(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  return runProgram(process.execPath, [inWorkspace(program), ...args], { env });
}
