import { beforeAll, expect, test } from '@jest/globals';
import { publishProduct } from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { LivePages, type LiveState } from './live-pages.ts';
import { PageFinder, type PageQuestion } from './page-finder.ts';

const folder = temporaryFolder();
const finder = new PageFinder();
let state: LiveState;

beforeAll(async () => {
  const pages = new LivePages(await publishProduct(folder), (error) => {
    throw error;
  });
  state = await pages.current();
});

const find = (pathname: string, question: Partial<PageQuestion> = {}) =>
  finder.find(state, { pathname, role: null, overridden: [], ...question });

const addresses = (...question: Parameters<typeof find>) =>
  find(...question).files.map(({ address }) => address);

test('an address is looked for once', () => {
  expect(find('/')).toBe(find('/'));
  expect(find('/').area?.name).toBe('mfe-landing');
});

test('what serves one role is not what serves another', () => {
  expect(find('/dashboard/jobs', { role: 'student' }).area?.name).toBe('mfe-student');
  expect(find('/dashboard/jobs', { role: 'organization' }).area?.name).not.toBe('mfe-student');
});

test('an area that comes from elsewhere is neither drawn nor loaded, for whoever takes it', () => {
  const overridden = ['mfe-landing'];
  expect(find('/', { overridden }).area).toBeNull();
  expect(addresses('/', { overridden }).filter((file) => file.includes('mfe-landing'))).toEqual([]);
  expect(find('/').area?.name).toBe('mfe-landing');
  expect(addresses('/').some((file) => file.includes('mfe-landing'))).toBe(true);
});

test('equal lists of files are one, so that however many addresses share a text', () => {
  const unknown = Array.from({ length: 1_000 }, (_, at) => find(`/nowhere/${at}`));
  expect(new Set(unknown.map(({ files }) => files)).size).toBe(1);
  expect(unknown.every(({ known, area }) => !known && area === null)).toBe(true);
});
