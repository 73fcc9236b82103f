import type { BrowserDiscovery } from '../contract/browser.ts';
import { inTime } from './in-time.ts';

const address = '/gateway/discovery';

/** Between two questions, in milliseconds. */
const pause = 10_000;

/** A gateway that does not answer within so many milliseconds has no news. */
const patience = 5_000;

/** What a page that stays open asks the gateway: has anything been released? */
export interface News {
  /**
   * Asks, unless that was done a moment ago. Never rejects.
   * @returns whether there was something new
   */
  ask(): Promise<boolean>;
  /** Asks in any case, but once at a time. */
  askNow(): Promise<boolean>;
  /** Whether the last answer is so fresh that asking again is no use. */
  isFresh(): boolean;
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

/** Browsers give hashes to pages that came by https, and to those of the own machine. */
async function isWhole(text: string, digest: string | null): Promise<boolean> {
  return !isSecureContext || digest === `sha-256=:${await sha256(text)}:`;
}

async function read(revision: number, signal: AbortSignal): Promise<BrowserDiscovery | null> {
  const answer = await fetch(address, {
    headers: { 'if-none-match': `"${revision}"` },
    cache: 'no-store',
    signal,
  });
  if (!answer.ok) return null;
  const text = await answer.text();
  const whole = await isWhole(text, answer.headers.get('unencoded-digest'));
  return whole ? (JSON.parse(text) as BrowserDiscovery) : null;
}

/**
 * @param revision gives the latest one that is known
 * @param learn takes a later document; says whether it tells of anything new
 */
export function followNews(
  revision: () => number,
  learn: (discovery: BrowserDiscovery) => boolean,
): News {
  let askedAt = Date.now();
  let asking: Promise<boolean> | null = null;
  const isFresh = (): boolean => Date.now() - askedAt < pause;
  const askNow = (): Promise<boolean> => {
    asking ??= inTime(patience, (signal) => read(revision(), signal))
      // No line, or something else than the gateway at its other end: there are no news.
      .catch(() => null)
      .then((discovery) => {
        asking = null;
        return discovery !== null && learn(discovery);
      });
    askedAt = Date.now();
    return asking;
  };
  return {
    isFresh,
    askNow,
    ask: () => asking ?? (isFresh() ? Promise.resolve(false) : askNow()),
  };
}
