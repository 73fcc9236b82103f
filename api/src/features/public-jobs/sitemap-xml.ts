import { escapeHtml } from '../mail/layout.ts';

export interface SitemapEntry {
  /** With host. */
  address: string;
  changedAt?: Date;
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const documentOf = (name: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${schema}">\n${entries.join('\n')}\n</${name}>\n`;

const location = (address: string) => `<loc>${escapeHtml(address)}</loc>`;

/** A page of addresses; the schema asks for one at least. */
export const sitemapXml = (entries: SitemapEntry[]): string =>
  documentOf(
    'urlset',
    entries.map(({ address, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
      return `<url>${location(address)}${changed}</url>`;
    }),
  );

/** The addresses of all pages, one at least. */
export const sitemapIndexXml = (addresses: string[]): string =>
  documentOf(
    'sitemapindex',
    addresses.map((address) => `<sitemap>${location(address)}</sitemap>`),
  );
