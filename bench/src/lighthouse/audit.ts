import runLighthouse, { type Flags, type Result } from 'lighthouse';

/** The categories of Lighthouse that have a budget. */
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** What Lighthouse says of one visit. */
export interface Verdict {
  /** Out of 100, for each category that was asked for. */
  points: Map<Category, number>;
  /** The audits that cost points. */
  faults: string[];
}

/** Now and then Chromium records nothing of a visit, and Lighthouse asks to be run again. */
const mostTries = 3;

async function look(url: string, options: Flags): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const result = await runLighthouse(url, options);
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
    if (!result.lhr.runtimeError || tries === mostTries) return result.lhr;
  }
}

/**
 * Looks at a page once, with Lighthouse's settings for a phone.
 * @param port of a running browser's DevTools
 * @param keepStorage what the browser keeps is not taken from it before the visit
 * @throws Error if the page could not be looked at
 */
export async function audit(
  url: string,
  { port, categories, keepStorage }: { port: number; categories: Category[]; keepStorage: boolean },
): Promise<Verdict> {
  const lhr = await look(url, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    disableStorageReset: keepStorage,
  });
  const { finalDisplayedUrl: shown } = lhr;
  if (shown !== url) throw new Error(`${url} led to ${shown}.`);
  const points = new Map<Category, number>();
  const faults = new Set<string>();
  for (const category of categories) {
    const { score = null, auditRefs = [] } = lhr.categories[category] ?? {};
    if (score === null) {
      throw new Error(`No ${category} of ${url}: ${lhr.runtimeError?.message ?? 'no score'}`);
    }
    points.set(category, Math.round(score * 100));
    for (const { id, weight } of auditRefs) {
      const found = lhr.audits[id];
      if (found && weight > 0 && (found.score ?? 1) < 0.9) {
        faults.add(`${category}: ${found.title}`);
      }
    }
  }
  return { points, faults: [...faults] };
}
