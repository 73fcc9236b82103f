import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { refusedByGate } from '../../delivery/src/cli/command.ts';
import { deployableFolders } from '../../delivery/src/cli/packages.ts';
import { shellName } from '../../delivery/src/contract/discovery.ts';
import { ReleaseGate } from '../../delivery/src/gate/gate.ts';
import { readApi } from '../../delivery/src/gate/live-api.ts';
import { openStore } from '../../delivery/src/store/open-store.ts';
import { liveEntry } from '../../delivery/src/store/promotion.ts';
import { endsWithThisProcess } from './guard.ts';
import { program, releasesUrl, type Plan } from './plan.ts';
import { killGroup } from './process.ts';
import { say } from './progress.ts';

/**
 * Whether a store has something to show: without a shell, areas show nothing.
 * @param releases its address
 */
export async function isAnythingLive(releases: string): Promise<boolean> {
  return liveEntry(await openStore(releases).discovery(), shellName) !== null;
}

/**
 * Holds an api that is about to start against what is live, which may have been released elsewhere.
 * @param document a file, its OpenAPI document
 * @returns a line for each live release that it does not fit, and what is wrong with it
 */
export async function unfitFor(document: string, releases: string): Promise<string[]> {
  const api = await readApi(document, '');
  const store = openStore(releases);
  const gate = new ReleaseGate(store, () => Promise.resolve(api));
  const { refusals } = await gate.judgeApi(await store.discovery(), api, {
    withFallbacks: false,
  });
  return refusals.map(({ other, problem }) => `${other}: ${problem}`);
}

/**
 * Sees that a store in which nothing is live can be filled without building.
 * @param root folder of the workspace
 * @throws Error that names what was never built
 */
export async function requireBuilds(root: string): Promise<void> {
  const folders = await deployableFolders({ root });
  const missing = folders.filter((folder) => !existsSync(join(folder, 'dist', 'release.json')));
  if (missing.length === 0) return;
  const names = missing.map((folder) => basename(folder)).join(', ');
  throw new Error(
    `Nothing is live yet, and NO_BUILD=1 forbids to build what is missing: ${names}. Start once without NO_BUILD.`,
  );
}

/**
 * Publishes what is new and makes it live, by the command line that teams use too. Builds what
 * changed before that, unless the plan forbids it. What the gate refuses leaves live what was.
 * @throws Error when that fails; what it said has been shown
 */
export function deployAll(plan: Plan, signal: AbortSignal): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      ...endsWithThisProcess,
      ...[program('delivery/src/cli/main.ts'), 'deploy', '--all'],
      ...(plan.build ? [] : ['--no-build']),
    ],
    {
      env: {
        ...process.env,
        DATA_DIR: plan.dataDirectory,
        RELEASES_URL: releasesUrl(plan),
        // The api that they are held against starts beside them, and cannot be asked yet.
        API_DOCUMENT: program('api/openapi.json'),
      },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  if (child.pid !== undefined) plan.launched('deploy', child.pid);
  for (const output of [child.stdout, child.stderr]) {
    if (output) createInterface(output).on('line', (line) => say(`      ${line}`));
  }
  const end = (): void => killGroup(child.pid);
  signal.addEventListener('abort', end);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      signal.removeEventListener('abort', end);
      if (code === 0) return resolve();
      const failed = new Error('Shell and areas could not be built and published (see above).');
      if (code !== refusedByGate) return reject(failed);
      isAnythingLive(releasesUrl(plan)).then((isLive) => {
        if (!isLive) return reject(failed);
        say('      Visitors go on with what was live before.');
        resolve();
      }, reject);
    });
  });
}
