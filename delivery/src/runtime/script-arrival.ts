import type { Life } from './first-success.ts';

/** A script of a release. */
export interface Script {
  url: string;
  /** `sha384-<base64>`. */
  integrity: string;
  /** Whether it did what it should: a script that loads may still be another one, or throw. */
  hasRun: () => boolean;
}

/** Time for a script that has arrived to run, or to report that it did not. */
const grace = 100;

/** A tag that failed before anybody listened says so only in the list of finished requests. */
function hasFinished(href: string): boolean {
  return performance
    .getEntriesByName(href, 'resource')
    .some((entry) => (entry as PerformanceResourceTiming).responseEnd > 0);
}

const tagOf = (href: string): HTMLScriptElement | undefined =>
  [...document.scripts].find(({ src }) => src === href);

/** Takes away a tag that has hung: who finds it later would wait for it in vain. */
export function removeTag(url: string): void {
  tagOf(new URL(url, document.baseURI).href)?.remove();
}

/**
 * Runs a script by a tag: by the one of that address that the page already has, or by a new one.
 * Never settles while the server neither answers nor breaks off.
 * @throws Error if it could not be loaded, or did not do what it should
 */
export function runByTag(script: Script): Promise<void> {
  if (script.hasRun()) return Promise.resolve();
  const { href } = new URL(script.url, document.baseURI);
  const present = tagOf(href);
  const tag = present ?? document.createElement('script');
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      tag.remove();
      if (script.hasRun()) resolve();
      else reject(new Error(`${script.url} did not load`));
    };
    tag.addEventListener('load', settle);
    tag.addEventListener('error', settle);
    if (present) {
      if (hasFinished(href)) setTimeout(settle, grace);
      return;
    }
    tag.crossOrigin = 'anonymous';
    tag.integrity = script.integrity;
    tag.src = href;
    document.head.append(tag);
  });
}

/**
 * Reads a script while telling of every part that arrives, then runs it out of the browser's
 * cache: a tag alone does not tell a slow server from a silent one.
 * @param isAgain asks past every cache that may hold what failed before
 * @throws Error if it could not be loaded, or did not do what it should
 */
export async function runWatched(
  script: Script,
  isAgain: boolean,
  { signal, sign }: Life,
): Promise<void> {
  if (script.hasRun()) return;
  const url = isAgain ? `${script.url}?again=${Date.now()}` : script.url;
  const { ok, status, body } = await fetch(url, { signal });
  if (!ok || !body) throw new Error(`${script.url} answered ${status}`);
  const reader = body.getReader();
  do sign();
  while (!(await reader.read()).done);
  await runByTag({ ...script, url });
}
