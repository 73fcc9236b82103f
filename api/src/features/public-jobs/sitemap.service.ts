import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import { isDay } from '../../db/keyset.ts';
import { notFound } from '../../errors.ts';
import { publicAddress } from './public-address.ts';
import { selectSitemapJobs, selectSitemapStarts, type SitemapStart } from './sitemap.repository.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

interface Dependencies {
  db: Database;
  config: Pick<Config, 'PUBLIC_URL'>;
}

/** A page may hold 50,000 addresses; a shorter one is made and read faster. */
const jobsOfPage = 10_000;

/** The page of what is no job. */
const ownPages = 'pages';

const startForm = /^([1-9]\d{3}-\d\d-\d\d)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const nameOf = ({ deadline, id }: SitemapStart) => `${deadline}_${id}`;

function readStart(name: string): SitemapStart | null {
  const [, deadline = '', id = ''] = startForm.exec(name) ?? [];
  return isDay(deadline) ? { deadline, id } : null;
}

/**
 * The sitemap: where its pages are. Each is named by the job that it begins with.
 * @param folder where the pages are, with host and without a slash at the end.
 * @returns XML of https://www.sitemaps.org/protocol.html
 */
export async function sitemapIndex({ db }: Dependencies, folder: string): Promise<string> {
  const starts = await selectSitemapStarts(db, jobsOfPage);
  return sitemapIndexXml([ownPages, ...starts.map(nameOf)].map((name) => `${folder}/${name}.xml`));
}

/**
 * One page of the sitemap.
 * @returns XML of https://www.sitemaps.org/protocol.html
 * @throws 404 if there is no such page, or nothing on it any more.
 */
export async function sitemapPage({ db, config }: Dependencies, name: string): Promise<string> {
  if (name === ownPages) return sitemapXml([{ address: `${config.PUBLIC_URL}/` }]);
  const start = readStart(name);
  const rows = start ? await selectSitemapJobs(db, start, jobsOfPage) : [];
  if (rows.length === 0) throw notFound();
  return sitemapXml(
    rows.map(({ id, updatedAt }) => ({
      address: publicAddress(config.PUBLIC_URL, id),
      changedAt: updatedAt,
    })),
  );
}

/** What search engines may read: all of it. What they may keep, each answer says by itself. */
export const robotsText = (sitemap: string) => `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
