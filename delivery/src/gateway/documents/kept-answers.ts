import type { PublicAnswer } from './public-answer.ts';

/** So many answers are kept at most; the oldest goes first. */
const most = 200;

interface Kept {
  answer: PublicAnswer;
  /** Times in milliseconds: until when nobody needs to ask anew, and until when it may stand in. */
  freshUntil: number;
  usableUntil: number;
}

function seconds(cacheControl: string, name: string): number {
  const [, value = '0'] =
    new RegExp(`(?:^|[\\s,])${name}=(\\d{1,8})`, 'i').exec(cacheControl) ?? [];
  return Number(value);
}

/** Answers that the api lets others keep, by its own `cache-control` (RFC 9111, RFC 5861). */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>();

  /** @param cacheControl the header of the answer */
  keep(path: string, answer: PublicAnswer, cacheControl: string): void {
    this.#kept.delete(path);
    const age = seconds(cacheControl, 'max-age') * 1_000;
    const grace = seconds(cacheControl, 'stale-if-error') * 1_000;
    const isOpen = /(^|[\s,])public([\s,]|$)/i.test(cacheControl);
    if (answer.status !== 200 || !isOpen || age + grace === 0) return;
    const freshUntil = Date.now() + age;
    this.#kept.set(path, { answer, freshUntil, usableUntil: freshUntil + grace });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** @returns an answer for which nobody needs to ask the api */
  fresh(path: string): PublicAnswer | null {
    const kept = this.#kept.get(path);
    return kept && Date.now() < kept.freshUntil ? kept.answer : null;
  }

  /** @returns an answer that may stand in for one that the api cannot give */
  standIn(path: string): PublicAnswer | null {
    const kept = this.#kept.get(path);
    return kept && Date.now() < kept.usableUntil ? kept.answer : null;
  }
}
