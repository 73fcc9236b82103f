import { join } from 'node:path';
import { makeDataFolder } from '../../../scripts/product/data-folder.ts';
import { readSettings } from '../../../scripts/product/settings.ts';
import type { Bench } from '../measure.ts';
import { signInCallers } from './callers.ts';
import { casesFor } from './cases.ts';
import { databaseUrl, startDataSets, withCopy } from './data-set/keep.ts';
import { sizes } from './data-set/size.ts';
import { measureLists } from './lists.ts';
import { checkPlans } from './plans.ts';
import { measureUploads } from './uploads.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The lists of the api among a million jobs, and many uploads at a time. */
export const api: Bench = async (tell, shared) => {
  // Nothing else is to take part in what is measured here.
  await shared.end();
  const folder = join(readSettings(process.env).dataDirectory, 'bench');
  makeDataFolder(folder);
  const server = await startDataSets(folder, process.env['LISTINGS'], tell);
  // PostgreSQL outlives whoever started it, so it is ended here too.
  const end = (): void => void server.stop().finally(() => process.exit(1));
  for (const signal of signals) process.once(signal, end);
  try {
    const large = databaseUrl(server.url, sizes.large.database);
    const small = databaseUrl(server.url, sizes.small.database);
    const many = casesFor(await signInCallers(large));
    const few = casesFor(await signInCallers(small));
    const pairs = many.map((one, at) => ({ many: one, few: few[at] ?? one }));
    return [
      ...(await measureLists({ large, small }, pairs, tell)),
      ...(await checkPlans({ databaseUrl: large, log: join(folder, 'postgres.log') }, many, tell)),
      ...(await withCopy(server.url, sizes.small.database, (url) => measureUploads(url, tell))),
    ];
  } finally {
    for (const signal of signals) process.off(signal, end);
    await server.stop();
  }
};
