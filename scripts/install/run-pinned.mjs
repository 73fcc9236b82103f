import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

/** In words that a Node too old for the rest understands: it is to hear which one is needed. */
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Makes the workspace ready and goes on with one of its TypeScript programs under the pinned Node.
 * The program has an IPC channel: its closing tells the program that this process is gone.
 * @param {string} program path from the workspace's folder
 */
export async function runPinned(program) {
  let node;
  try {
    node = await ensureInstalled(root);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  const child = spawn(node, [join(root, program), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: withOwnBin(process.env.PATH ?? '') },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  if (process.env.npm_lifecycle_event) leaveWithNpm(child);
}

/** npm can be killed without passing the signal on; the program then has no terminal left. */
function leaveWithNpm(child) {
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) child.kill('SIGTERM');
  }, 1000).unref();
}

function withOwnBin(path) {
  const ownBin = join(root, 'node_modules', '.bin');
  return path.split(delimiter).includes(ownBin) ? path : `${ownBin}${delimiter}${path}`;
}
