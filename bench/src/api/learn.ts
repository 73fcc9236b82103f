import type { Pool } from 'undici';
import type { KnownAnswer } from './bare/answers.ts';
import type { AnswerKind } from './bare/queries.ts';
import type { Case } from './cases.ts';
import { askOnce } from '../load/load.ts';

interface Row {
  id: string;
}

const rowsIn: Record<AnswerKind, (answer: never) => Row[]> = {
  jobs: (answer: { jobs: { data: Row[] } }) => answer.jobs.data,
  applications: ({ applications }: { applications: Row[] | { data: Row[] } }) =>
    'data' in applications ? applications.data : applications,
  interviews: (answer: { interviews: Row[] }) => answer.interviews,
};

/**
 * Asks each question of a list once.
 * @returns which rows each was answered with
 * @throws Error when one was answered with nothing: there would be nothing to measure
 */
export async function learnAnswers(pool: Pool, { kind, calls }: Case): Promise<KnownAnswer[]> {
  const answers = new Map<string, KnownAnswer>();
  for (const call of calls) {
    if (answers.has(call.path)) continue;
    const ids = rowsIn[kind]((await askOnce(pool, call)) as never).map(({ id }) => id);
    if (ids.length === 0) throw new Error(`${call.path} answered with an empty page.`);
    answers.set(call.path, { path: call.path, kind, ids });
  }
  return [...answers.values()];
}
