import { median, type Bench, type Figure } from '../measure.ts';
import { firstPublicJob } from '../products/public-job.ts';
import type { Storage } from '../products/demo-product.ts';
import { audit, type Category, type Verdict } from './audit.ts';
import { withDebuggedChromium } from './debugged-chromium.ts';

/** Points for speed vary from visit to visit; others do not. */
const runs = { timed: 5, untimed: 1 };

/** The fewest points that the median may have. */
const least: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

const forEverybody: Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Of a page that no search engine is to have, and that others measure the speed of. */
const forUsers: Category[] = ['accessibility', 'best-practices'];

interface AuditedPage {
  route: string;
  address: string;
  categories: Category[];
  /** What the browser keeps of a visit before. */
  storage: Storage;
}

const runsOf = ({ categories }: AuditedPage): number =>
  categories.includes('performance') ? runs.timed : runs.untimed;

async function auditPage(baseUrl: string, page: AuditedPage): Promise<Verdict[]> {
  const { address, categories, storage } = page;
  return withDebuggedChromium({ baseUrl, storage }, async (port) => {
    const verdicts: Verdict[] = [];
    const keepStorage = Object.keys(storage).length > 0;
    while (verdicts.length < runsOf(page)) {
      verdicts.push(await audit(baseUrl + address, { port, categories, keepStorage }));
    }
    return verdicts;
  });
}

/** The points that Lighthouse gives pages on a phone. */
export const lighthouse: Bench = async (tell, shared) => {
  const { baseUrl, student } = await shared.running();
  const job = await firstPublicJob(baseUrl);
  const pages: AuditedPage[] = [
    { route: '/', address: '/', categories: forEverybody, storage: {} },
    { route: '/jobs/:id', address: job.address, categories: forEverybody, storage: {} },
    { route: '/login', address: '/login', categories: forUsers, storage: {} },
    {
      ...{ route: '/dashboard/jobs', address: '/dashboard/jobs' },
      ...{ categories: forUsers, storage: student },
    },
  ];
  const figures: Figure[] = [];
  for (const page of pages) {
    const verdicts = await auditPage(baseUrl, page);
    tell(`${page.route}: ${verdicts.length} visits`);
    for (const fault of new Set(verdicts.flatMap(({ faults }) => faults))) tell(`  ${fault}`);
    for (const category of page.categories) {
      figures.push({
        name: `${page.route} ${category}`,
        unit: 'points',
        ours: median(verdicts.map(({ points }) => points.get(category) ?? 0)),
        yardstick: null,
        budget: null,
        least: least[category],
      });
    }
  }
  return figures;
};
