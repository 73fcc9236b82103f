import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isInstalled, markInstalled } from './installation.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

const oldestNode = [20, 19];
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Installs the dependencies when the lockfile asks for others than `node_modules` holds.
 * @param {string} root folder of the workspace
 * @returns {Promise<string>} path of the pinned Node binary
 * @throws {Error} with a text for the reader when the machine's Node is too old or npm fails
 */
export async function ensureInstalled(root) {
  refuseOldNode();
  const nodePackage = join(root, 'node_modules', 'node');
  const pinnedNode = join(nodePackage, 'bin', 'node');
  const isComplete = () => isInstalled(root) && existsSync(pinnedNode);
  if (isComplete()) return pinnedNode;
  const completeInstallation = async (alsoWorks) => {
    // Whoever was waited for has done it.
    if (isComplete()) return;
    if (!isInstalled(root) || !existsSync(nodePackage)) await install(root, alsoWorks);
    // With `ignore-scripts` set, npm leaves the binary out.
    if (!existsSync(pinnedNode)) {
      await run('node', ['installArchSpecificPackage.js'], nodePackage, alsoWorks);
    }
  };
  await oneAtATime(join(root, '.installing'), completeInstallation, (pid) => {
    console.log(`Waiting for process ${pid}, which installs the dependencies …`);
  });
  return pinnedNode;
}

/** All that the lockfile names, whatever `NODE_ENV` and npm's own settings leave out. */
const installAll = [
  ...['ci', '--include=dev', '--include=optional'],
  ...['--loglevel=error', '--no-audit', '--no-fund'],
];

async function install(root, alsoWorks) {
  const started = Date.now();
  console.log('Installing dependencies (the first time takes a minute or two) …');
  const stillBusy = setInterval(() => {
    console.log(`  still installing, ${seconds(started)} s`);
  }, 15_000);
  try {
    await run('npm', installAll, root, alsoWorks);
  } finally {
    clearInterval(stillBusy);
  }
  markInstalled(root);
  console.log(`Dependencies installed in ${seconds(started)} s`);
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new Error(
    `Node ${oldestNode.join('.')} or later is needed; this is Node ${process.versions.node}.`,
  );
}

const seconds = (since) => Math.round((Date.now() - since) / 1000);

/**
 * Runs a command to its end, with the machine's own Node: the pinned one is about to be replaced.
 * @param {(pid: number) => void} alsoWorks hears of the command's process
 */
function run(command, args, cwd, alsoWorks) {
  const ownBin = join('node_modules', '.bin');
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(ownBin))
    .join(delimiter);
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: path },
    });
    if (child.pid !== undefined) alsoWorks(child.pid);
    const stop = (signal) => {
      child.kill(signal);
    };
    for (const signal of stopSignals) process.on(signal, stop);
    child.on('error', failed);
    child.on('exit', (code, signal) => {
      for (const name of stopSignals) process.off(name, stop);
      if (code === 0) done();
      else failed(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}.`));
    });
  });
}
