import { Client } from 'pg';
import type { Figure } from '../measure.ts';
import type { Case } from './cases.ts';
import { askOnce, connectTo } from '../load/load.ts';
import { explained, plansIn, writtenDuring } from './plan-log.ts';
import { faultsOf } from './plan-rules.ts';
import { startApi } from './servers.ts';

/** So many callers of each list: PostgreSQL may choose another plan after the first five. */
const asked = 16;
const largeTable = 10_000;

async function largeTables(databaseUrl: string): Promise<Set<string>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= $1`,
    [largeTable],
  );
  await client.end();
  return new Set(rows.map(({ name }) => name));
}

/**
 * Looks at how PostgreSQL carries out what the api asks it for each list.
 * @param log of the server
 */
export async function checkPlans(
  { databaseUrl, log }: { databaseUrl: string; log: string },
  cases: Case[],
  tell: (line: string) => void,
): Promise<Figure[]> {
  const large = await largeTables(databaseUrl);
  const api = await startApi(explained(databaseUrl));
  const pool = connectTo(api);
  try {
    const figures: Figure[] = [];
    for (const { name, calls, mostSorted } of cases) {
      const written = await writtenDuring(log, async () => {
        for (const call of calls.slice(0, asked)) await askOnce(pool, call);
      });
      const plans = plansIn(written).filter(({ query }) => !query.includes('pgboss'));
      if (plans.length < asked) throw new Error(`PostgreSQL explained no plans for ${name}.`);
      const faults = new Set(plans.flatMap((plan) => faultsOf(plan, { large, mostSorted })));
      for (const fault of faults) tell(`${name}: a plan ${fault}`);
      figures.push({
        name: `${name}: faults of plans`,
        unit: 'faults',
        ours: faults.size,
        yardstick: null,
        budget: 0,
      });
    }
    return figures;
  } finally {
    await pool.destroy();
    await api.stop();
  }
}
