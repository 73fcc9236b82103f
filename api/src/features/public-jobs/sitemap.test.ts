import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql, type SQL } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { validateXML } from 'xmllint-wasm';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { registerOrganization, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { settle } from '../../testing/settled.ts';
import { lagosDay, postJob } from '../../testing/jobs.ts';
import { selectSitemapStarts } from './sitemap.repository.ts';

const jobCount = process.env['LONG'] ? 120_000 : 21_000;
const base = 'https://jobs.example';

/** The official schema of a page; the package that brings it names no way to it. */
const pageSchema = await readFile(
  join(
    dirname(createRequire(import.meta.url).resolve('sitemap/package.json')),
    'schema/sitemap.xsd',
  ),
  'utf8',
);

/** The rules of https://www.sitemaps.org/protocol.html for an index. */
const indexSchema = `<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema"
  targetNamespace="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" elementFormDefault="qualified">
  <xsd:element name="sitemapindex"><xsd:complexType><xsd:sequence>
    <xsd:element name="sitemap" maxOccurs="50000"><xsd:complexType><xsd:sequence>
      <xsd:element name="loc"><xsd:simpleType><xsd:restriction base="xsd:anyURI">
        <xsd:minLength value="12"/><xsd:maxLength value="2048"/>
      </xsd:restriction></xsd:simpleType></xsd:element>
      <xsd:element name="lastmod" minOccurs="0" type="xsd:dateTime"/>
    </xsd:sequence></xsd:complexType></xsd:element>
  </xsd:sequence></xsd:complexType></xsd:element>
</xsd:schema>`;

/** @returns what the schema says against it. */
async function problemsOf(contents: string, schema: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents },
    schema: { fileName: 'schema.xsd', contents: schema },
    maxMemoryPages: 16_384,
  });
  return errors.map(({ message }) => message);
}

const locationsOf = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one = '']) => one);

async function readXml(api: TestApp, path: string): Promise<string> {
  const answer = await api.call('GET', path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  return answer.body;
}

/** Every address of the sitemap, read as a search engine does, each page held against its rules. */
async function walk(api: TestApp): Promise<{ pages: string[]; addresses: string[] }> {
  const index = await readXml(api, '/sitemap.xml');
  expect(await problemsOf(index, indexSchema)).toEqual([]);
  const pages = locationsOf(index);
  const addresses: string[] = [];
  for (const page of pages) {
    expect(page.startsWith(`${base}/sitemaps/`)).toBe(true);
    const xml = await readXml(api, page.slice(base.length));
    expect(await problemsOf(xml, pageSchema)).toEqual([]);
    const found = locationsOf(xml);
    expect(found.length).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(52_428_800);
    addresses.push(...found);
  }
  return { pages, addresses };
}

describe('few jobs', () => {
  let api: TestApp;
  let owner: TestAccount;
  beforeAll(async () => {
    api = await createTestApp({ PUBLIC_URL: 'https://jobs.example' });
    owner = await registerOrganization(api);
  }, 60_000);
  afterAll(() => api.close());

  test('without a job it still has the start page, and nothing else', async () => {
    const { pages, addresses } = await walk(api);
    expect(pages).toEqual([`${base}/sitemaps/pages.xml`]);
    expect(addresses).toEqual(['https://jobs.example/']);
  });

  test('it names open jobs of listed organizations alone', async () => {
    const { db } = api.app;
    const open = await postJob(api, owner);
    const lastDay = await postJob(api, owner, { deadline: await lagosDay(api, 0) });
    const closed = await postJob(api, owner);
    await db.update(jobs).set({ status: 0 }).where(eq(jobs.id, closed.id));
    const expired = await postJob(api, owner);
    await db
      .update(jobs)
      .set({ deadline: await lagosDay(api, -1) })
      .where(eq(jobs.id, expired.id));
    const deleted = await postJob(api, owner);
    await db.update(jobs).set({ deletedAt: new Date() }).where(eq(jobs.id, deleted.id));
    const pending = await registerOrganization(api);
    await postJob(api, pending);
    await db
      .update(organizations)
      .set({ verification: 'refused' })
      .where(eq(organizations.id, pending.id));
    const suspended = await registerOrganization(api);
    await postJob(api, suspended);
    await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.userId));

    const { addresses } = await walk(api);
    expect(addresses.sort()).toEqual(
      ['', `jobs/${open.id}`, `jobs/${lastDay.id}`]
        .map((path) => `https://jobs.example/${path}`)
        .sort(),
    );
  });

  test('each address that it names is there', async () => {
    const { addresses } = await walk(api);
    const ids = addresses.flatMap((one) => /jobs\/(.*)$/.exec(one)?.[1] ?? []);
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) {
      expect((await api.call('GET', `/public/jobs/${id}`)).statusCode).toBe(200);
    }
  });

  test('few are made at once, and whoever asks for more has to come again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.call('GET', '/sitemap.xml')),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(
      10 - refused.length,
    );
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('2');
    await readXml(api, '/sitemap.xml');
  });

  test('without a listed organization no page of jobs is named', async () => {
    await api.app.db.update(users).set({ suspendedAt: new Date() });
    expect((await walk(api)).pages).toEqual([`${base}/sitemaps/pages.xml`]);
    await api.app.db.update(users).set({ suspendedAt: null });
  });

  test.each([
    'nothing',
    '2026-13-45_0199aaaa-0000-7000-8000-000000000000',
    '0000-01-01_0199aaaa-0000-7000-8000-000000000000',
    '9999-12-31_0199aaaa-0000-7000-8000-000000000000',
    '2026-01-01_%27',
    '%00',
    '%FF',
    'a'.repeat(300),
  ])('what is no page answers 404: %s', async (name) => {
    expect((await api.call('GET', `/sitemaps/${name}.xml`)).statusCode).toBe(404);
  });

  test('robots.txt lets everybody read, and names the sitemap', async () => {
    const answer = await api.call('GET', '/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`);
  });

  test('the rules refuse what is no sitemap', async () => {
    const xml = await readXml(api, '/sitemaps/pages.xml');
    expect(await problemsOf(xml.replaceAll('loc>', 'address>'), pageSchema)).not.toEqual([]);
    expect(await problemsOf(xml.replace(/<url>.*<\/url>/, ''), pageSchema)).not.toEqual([]);
  });
});

describe(`${jobCount} jobs`, () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp({ PUBLIC_URL: 'https://jobs.example' });
    const { id } = await registerOrganization(api);
    // The app's own connections have less patience.
    const patient = new Client({ connectionString: api.databaseUrl });
    await patient.connect();
    const post = (days: string, count: number) =>
      patient.query(
        `insert into jobs (id, org_id, job_title, job_description, field, department, stipend,
           duration, location, deadline, env_mode)
         select gen_random_uuid(), $1, 'Intern ' || n, 'You work.', 'Art', 'x', 0, 'x', 'Lagos',
           current_date + ${days}, 'remote' from generate_series(1, $2::int) n`,
        [id, count],
      );
    // Half of them end on one day, as after a fair.
    await post('3 + (n % 2) * n % 200', jobCount);
    await post('-3', jobCount / 2);
    await settle(patient);
    await patient.end();
  }, 300_000);
  afterAll(() => api.close());

  test('every open job stands in the sitemap once', async () => {
    const { pages, addresses } = await walk(api);
    expect(pages).toHaveLength(1 + Math.ceil(jobCount / 10_000));
    const { rows } = await api.app.db.execute<{ id: string }>(
      sql`select id from jobs where deadline >= current_date`,
    );
    const expected = [
      'https://jobs.example/',
      ...rows.map(({ id }) => `https://jobs.example/jobs/${id}`),
    ];
    expect(addresses).toHaveLength(jobCount + 1);
    expect(addresses.sort()).toEqual(expected.sort());
  }, 300_000);

  test('its pages are found in an index, without reading or sorting the jobs', async () => {
    const spied = new Proxy(api.app.db, {
      get: (db, name) =>
        name === 'execute'
          ? (query: SQL) => db.execute(sql`explain ${query}`)
          : (Reflect.get(db, name) as unknown),
    });
    const rows = (await selectSitemapStarts(spied, 10_000)) as unknown[];
    const plan = (rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index (?:Only )?Scan using jobs_open_deadline on jobs/);
    expect(plan).not.toMatch(/(?:Seq|Heap) Scan on jobs|Sort Key: jobs/);
  });
});
