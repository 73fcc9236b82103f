import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../db/client.ts';
import { searchWords, type SearchWord } from './job-search.ts';

/** What is searched of a job. */
export interface SampledJob {
  /** As the text index has them, each on a line of its own, with a line end before and after. */
  words: string;
  companyName: string;
}

/** Milliseconds for which some of the newest jobs stand for all. */
const keptFor = 60_000;
const mostKept = 64;

type Select = () => Promise<SampledJob[]>;
const samples = new WeakMap<Queryable, LRUCache<string, SampledJob[], Select>>();

/**
 * Some of the newest jobs of a list, read anew once a minute: how many words begin with some
 * letters is nothing that PostgreSQL can guess. What is guessed from them decides which way is
 * taken, never what is found.
 * @param list names what of all jobs is in it.
 */
export function keptSample(db: Queryable, list: string, select: Select): Promise<SampledJob[]> {
  const kept =
    samples.get(db) ??
    new LRUCache<string, SampledJob[], Select>({
      max: mostKept,
      ttl: keptFor,
      // Whoever waits for a sample gets it, even if others have taken its place meanwhile.
      ignoreFetchAbort: true,
      fetchMethod: (_list, _old, { context }) => context(),
    });
  samples.set(db, kept);
  return kept.forceFetch(list, { context: select });
}

/** So many of a sample's jobs tell that a search finds many. */
const many = 2;

const meets = (words: string, { text, isWhole }: SearchWord): boolean =>
  words.includes(isWhole ? `\n${text}\n` : `\n${text}`);

/** Whether a search finds many, as a sample of jobs tells. */
export function findsMany(sample: readonly SampledJob[], searchText: string): boolean {
  const text = searchText.toLowerCase();
  const words = searchWords(text);
  let found = 0;
  for (const job of sample) {
    const fits =
      (words.length > 0 && words.every((word) => meets(job.words, word))) ||
      job.companyName.toLowerCase().includes(text);
    if (fits) found += 1;
    if (found === many) return true;
  }
  return false;
}
