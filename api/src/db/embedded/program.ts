import { spawn } from 'node:child_process';
import { runAs, type ServerUser } from './system-user.ts';

/** The environment of PostgreSQL's programs: English messages, no PG… variables of the caller. */
export const programEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C' };

/**
 * Runs a program to its end.
 * @returns what it wrote and its exit code, which is null when it could not be started at all.
 */
export function runProgram(
  file: string,
  args: string[],
  options: { user: ServerUser; cwd: string },
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd,
      env: programEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...runAs(options.user),
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
