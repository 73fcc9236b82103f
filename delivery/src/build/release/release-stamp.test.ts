import { expect, test } from '@jest/globals';
import { integrityOf } from '../../store/integrity.ts';
import { hashPlaceholder, integrityPlaceholder, stampRelease } from './release-stamp.ts';

const outputs = (page = 'page'): Map<string, Buffer> =>
  new Map(
    Object.entries({
      'entry.js': `run("a@1-${hashPlaceholder}", "${integrityPlaceholder('late')}", "naïve ✓")`,
      'late.js': `late("a@1-${hashPlaceholder}", "${page}")`,
      'icon.svg': '<svg/>',
    }).map(([file, text]) => [file, Buffer.from(text)]),
  );

const chunkFiles = { late: 'late.js' };

test('the release is named after its content, wherever its name stands', () => {
  const { hash, contents } = stampRelease(outputs(), 'facts', chunkFiles);
  expect(hash).toMatch(/^[0-9a-f]{12}$/);
  expect(contents.get('late.js')?.toString()).toBe(`late("a@1-${hash}", "page")`);
  expect(contents.get('entry.js')?.toString()).toContain('naïve ✓');
});

test('the entry carries the integrity of its chunk, and files lists that of both', () => {
  const { contents, files } = stampRelease(outputs(), 'facts', chunkFiles);
  const entry = contents.get('entry.js') ?? Buffer.alloc(0);
  const late = contents.get('late.js') ?? Buffer.alloc(0);
  expect(entry.toString()).toContain(integrityOf(late));
  expect(files['entry.js']).toEqual({ size: entry.length, integrity: integrityOf(entry) });
  expect(files['late.js']?.integrity).toBe(integrityOf(late));
});

test('the name depends on content and facts, not on the order of the files', () => {
  const { hash } = stampRelease(outputs(), 'facts', chunkFiles);
  const reversed = new Map([...outputs()].reverse());
  expect(stampRelease(reversed, 'facts', chunkFiles).hash).toBe(hash);
  expect(stampRelease(outputs('other'), 'facts', chunkFiles).hash).not.toBe(hash);
  expect(stampRelease(outputs(), 'other facts', chunkFiles).hash).not.toBe(hash);
});
