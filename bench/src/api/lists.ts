import type { Pool } from 'undici';
import { median, type Figure } from '../measure.ts';
import type { Case } from './cases.ts';
import { learnAnswers } from './learn.ts';
import type { Latencies } from '../load/latencies.ts';
import { connectTo, fullLoad, steadyLoad, type Call } from '../load/load.ts';
import { startApi, startBare } from './servers.ts';

/** How often, and for how many seconds: what disturbs the machine shall be in few of many runs. */
const fully = { runs: 7, seconds: 0.75 };
const steadily = { runs: 15, seconds: 0.5 };

const throughputBudget = 0.6;
const p50Budget = 1.5;
const p99Budget = 2;

interface Servers {
  /** The api on many and on few rows, and the bare handler on many. */
  large: Pool;
  small: Pool;
  bare: Pool;
}

async function throughputOf({ large, bare }: Servers, { name, calls }: Case): Promise<Figure> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let run = 0; run < fully.runs; run++) {
    ours.push(await fullLoad(large, calls, fully.seconds));
    theirs.push(await fullLoad(bare, calls, fully.seconds));
  }
  return {
    name: `${name}: at full load`,
    unit: 'a second',
    ours: median(ours),
    yardstick: median(theirs),
    budget: null,
    least: throughputBudget,
  };
}

async function latenciesOf(
  { large, small }: Servers,
  many: Case,
  few: Case,
  rate: number,
): Promise<Figure[]> {
  const ofMany: Latencies[] = [];
  const ofFew: Latencies[] = [];
  // Equally many callers of both, or the caches would be compared instead of the databases.
  const callers = Math.min(many.calls.length, few.calls.length);
  const load = { rate, seconds: steadily.seconds };
  for (let run = 0; run < steadily.runs; run++) {
    // Each run goes on with the callers whose turn has not come.
    const first = Math.floor(run * rate * steadily.seconds) % callers;
    const inTurn = ({ calls }: Case): Call[] => [
      ...calls.slice(first, callers),
      ...calls.slice(0, first),
    ];
    ofMany.push(await steadyLoad(large, inTurn(many), load));
    ofFew.push(await steadyLoad(small, inTurn(few), load));
  }
  const figure = (name: keyof Latencies, budget: number): Figure => ({
    name: `${many.name}: ${name} at half of it`,
    unit: 'ms',
    ours: median(ofMany.map((one) => one[name])),
    yardstick: median(ofFew.map((one) => one[name])),
    budget,
  });
  return [figure('p50', p50Budget), figure('p99', p99Budget)];
}

/**
 * Measures each list: at full load beside the bare handler, and at half of that on the large
 * database beside the small one.
 */
export async function measureLists(
  databases: { large: string; small: string },
  cases: { many: Case; few: Case }[],
  tell: (line: string) => void,
): Promise<Figure[]> {
  const started = await Promise.all([
    startApi(databases.large),
    startApi(databases.small),
    startBare(databases.large),
  ]);
  const [large, small, bare] = started.map(({ socketPath }) => connectTo({ socketPath })) as [
    Pool,
    Pool,
    Pool,
  ];
  const servers = { large, small, bare };
  try {
    const figures: Figure[] = [];
    for (const { many, few } of cases) {
      const known = await learnAnswers(large, many);
      await learnAnswers(small, few);
      await bare.request({
        path: '/answers',
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(known),
      });
      const throughput = await throughputOf(servers, many);
      const latencies = await latenciesOf(servers, many, few, throughput.ours / 2);
      figures.push(throughput, ...latencies);
      tell(
        `${many.name}: ${throughput.ours.toFixed(0)} a second, bare ${(throughput.yardstick ?? 0).toFixed(0)}`,
      );
    }
    return figures;
  } finally {
    await Promise.all([large, small, bare].map((pool) => pool.destroy()));
    await Promise.all(started.map((server) => server.stop()));
  }
}
