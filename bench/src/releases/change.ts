import type { Browser } from 'playwright-core';
import { inWorkspace, runProgram } from '../../../e2e/src/command.ts';
import { median, type Figure } from '../measure.ts';
import { awaitLive } from '../products/await-live.ts';
import type { DemoProduct } from '../products/demo-product.ts';
import { withAreasFolder } from './areas-folder.ts';
import { copyArea, type ChangingArea } from './changing-area.ts';
import {
  filesOf,
  kilobytesOf,
  withReturningVisitor,
  type Arrival,
  type Open,
} from './returning-visitor.ts';
import { singleChange } from './single-change.ts';

const runs = 3;
/** Seconds. */
const deployBudget = 30;
const rollbackBudget = 2;
/** Kilobytes. */
const returnBudget = 8;

/** A change that was released, seen, and taken back. */
interface Change {
  /** Seconds from the command until the page showed it. */
  deploy: number;
  rollback: number;
  /** Files that a returning visitor loaded. */
  files: Arrival[];
}

/** What the commands say for machines. */
interface Deployed {
  packages: { version: string; state: string }[];
}
interface RolledBack {
  to: string;
}

/** Runs the product's command line as people do. */
type Deliver = (...args: string[]) => Promise<string>;

const delivering =
  ({ dataDir }: DemoProduct): Deliver =>
  (...args) =>
    runProgram('npm', ['run', '--silent', 'delivery', '--', ...args], {
      cwd: inWorkspace(''),
      env: { ...process.env, DATA_DIR: dataDir },
    });

async function changeOnce(
  deliver: Deliver,
  baseUrl: string,
  open: Open,
  { before, serial }: { before: ChangingArea; serial: number },
): Promise<Change> {
  const { name, address } = before;
  await open(address, before.says);
  const after = await before.changed(serial);
  const deployFrom = performance.now();
  const { packages } = JSON.parse(await deliver('deploy', after.folder, '--json')) as Deployed;
  const [deployed] = packages;
  if (deployed?.state !== 'new') throw new Error(`${after.folder} was not deployed.`);
  await awaitLive(baseUrl, address, `${name}/${deployed.version}`);
  const load = await open(address, after.says);
  const rollbackFrom = performance.now();
  const { to } = JSON.parse(await deliver('rollback', name, '--json')) as RolledBack;
  await awaitLive(baseUrl, address, `${name}/${to}`);
  const back = await open(address, before.says);
  return {
    deploy: (load.shownAt - deployFrom) / 1000,
    rollback: (back.shownAt - rollbackFrom) / 1000,
    files: filesOf(load),
  };
}

const changeOften = (
  browser: Browser,
  product: DemoProduct,
  tell: (line: string) => void,
): Promise<Change[]> =>
  withAreasFolder(async (folder) => {
    const area = await copyArea(folder);
    const deliver = delivering(product);
    // Builds once, for a warm cache.
    await deliver('deploy', area.folder);
    const visitor = { baseUrl: product.baseUrl, storage: product.student };
    return withReturningVisitor(browser, visitor, async (open) => {
      const changes: Change[] = [];
      for (let run = 1; run <= runs; run++) {
        const change = await changeOnce(deliver, product.baseUrl, open, {
          before: area,
          serial: run,
        });
        changes.push(change);
        tell(
          `change ${run} of ${runs}: live after ${change.deploy.toFixed(1)} s, back after ${change.rollback.toFixed(1)} s`,
        );
      }
      return changes;
    });
  });

/** A change of one line in one area: released, loaded by a returning visitor, and taken back. */
export async function measureChange(
  browser: Browser,
  product: DemoProduct,
  tell: (line: string) => void,
): Promise<Figure[]> {
  const changes = await changeOften(browser, product, tell);
  const foreign = changes
    .flatMap(({ files }) => files)
    .filter(({ url }) => !url.includes('/releases/mfe-student/'));
  for (const { url } of foreign) tell(`loaded again: ${url}`);
  tell('releases the same change in one build, as it comes and tuned');
  const single = await singleChange(browser);
  const ours = median(changes.map(({ files }) => kilobytesOf(files)));
  const plain = { yardstick: null, budget: null };
  const loads = { name: 'a returning visitor loads', unit: 'KB', ours };
  return [
    {
      ...{ name: 'deploy of one line', unit: 's', yardstick: null, budget: deployBudget },
      ours: median(changes.map(({ deploy }) => deploy)),
    },
    { ...loads, yardstick: null, budget: returnBudget },
    {
      ...{ name: 'files of the shell and other areas among it', unit: 'files', ...plain },
      ...{ ours: foreign.length, budget: 0 },
    },
    {
      ...loads,
      name: `${loads.name}, beside one build`,
      yardstick: single.asItComes,
      budget: null,
    },
    { ...loads, name: `${loads.name}, beside one tuned`, yardstick: single.tuned, budget: null },
    {
      ...{ name: 'rollback', unit: 's', yardstick: null, budget: rollbackBudget },
      ours: median(changes.map(({ rollback }) => rollback)),
    },
  ];
}
