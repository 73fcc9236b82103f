import { expect, jest, test } from '@jest/globals';
import type { Seed } from '../testing/gate-house.ts';
import { openHouse } from '../testing/gate-house.ts';
import { noise } from '../testing/gate-seeds.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

// A bound for a machine that has much else to do.
jest.setTimeout(60_000);

const house = await openHouse(temporaryFolder());

const preload = { '/mfe-new/page': ['page.js'] };
const picture = 'picture.0123456789abcdef.webp';
const load = (file: string) => `export default load.p + "${file}";`;

async function sizeProblems({ contents, ...seed }: Seed): Promise<string[]> {
  const written = { 'remoteEntry.js': '', 'page.js': '', ...contents };
  const release = await house.publish(
    house.area('mfe-new', { preload, contents: written, ...seed }),
  );
  const refusals = await house.refusals('check', release);
  return refusals.filter(({ rule }) => rule === 'size').map(({ problem }) => problem);
}

test.each<[string, Seed]>([
  ['a script names', { contents: { 'page.js': load(picture), [picture]: noise(60_000) } }],
  [
    'a document names',
    {
      documents: { '/mfe-new/page': 'documents/page.html' },
      contents: {
        [picture]: noise(60_000),
        'documents/page.html': `<!--document:body--><img src="%release%/${picture}">`,
      },
    },
  ],
])('a picture counts that %s', async (_, seed) => {
  expect(await sizeProblems(seed)).toEqual([
    expect.stringMatching(
      /^\/mfe-new\/page loads [\d,]+ bytes of it \(brotli\), of which pictures and fonts have 80,000, and its budget is 50,000\.$/,
    ),
  ]);
});

test('the markup of a document counts', async () => {
  const problems = await sizeProblems({
    documents: { '/mfe-new/page': 'documents/page.html' },
    contents: { 'documents/page.html': `<!--document:body-->${noise(60_000)}` },
  });
  expect(problems).toEqual([expect.stringMatching(/^\/mfe-new\/page loads /)]);
});

test('what no page names at once, or another page does, does not count', async () => {
  const half = noise(30_000);
  const pictures = ['a', 'b', 'c'].map((name) => `${name}.0123456789abcdef.webp`);
  const [ofOne = '', ofOther = '', ofLate = ''] = pictures;
  const problems = await sizeProblems({
    paths: ['/mfe-new/page', '/mfe-new/other'],
    preload: { '/mfe-new/page': ['page.js'], '/mfe-new/other': ['other.js'] },
    contents: {
      ...Object.fromEntries(pictures.map((name) => [name, half])),
      'page.js': load(ofOne),
      'other.js': load(ofOther),
      'late.js': load(ofLate),
    },
  });
  expect(problems).toEqual([]);
});

test('what a page of the shell names counts', async () => {
  const contents = {
    'main.js': load('inter.0123456789abcdef.woff2'),
    'inter.0123456789abcdef.woff2': noise(300_000),
  };
  const release = await house.publish(house.shell({ contents }));
  const refusals = await house.refusals('check', release);
  expect(refusals.map(({ rule }) => rule)).toEqual(['size']);
});
