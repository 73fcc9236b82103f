import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { CompressedPage } from './compressed-page.ts';
import { newNonce, unlikeNonces } from './nonce.ts';

const slot = newNonce();
const words = readFileSync(import.meta.filename, 'utf8');
const tag = `<script nonce="${slot}">`;

/** A page of about so many bytes, with tags in it. */
const pageOf = (bytes: number): string => {
  const texts = Array.from(
    { length: Math.ceil(bytes / words.length) },
    (_, at) => `${at} ${words}`,
  );
  return texts.join(tag).slice(0, bytes) + tag;
};

test.each([
  ['nothing', ''],
  ['a nonce alone', slot],
  ['a nonce after another', slot + slot],
  ['no nonce', words],
  ['a nonce at each end', slot + words + slot],
  ['letters of more bytes', `Ọláyínká ${tag} ₦60,000`],
  ['a short page', pageOf(3_000)],
  ['a page', pageOf(20_000)],
  ['a page with a long document', pageOf(200_000)],
  ['what cannot be made smaller', Array.from({ length: 3_000 }, newNonce).join('') + tag],
])('%s is the same with any nonce', async (_name, html) => {
  const page = await CompressedPage.of(html, slot);
  for (const nonce of Array.from({ length: 20 }, newNonce)) {
    expect(page && brotliDecompressSync(page.with(nonce)).toString()).toBe(
      html.replaceAll(slot, nonce),
    );
  }
});

test('bytes that were taken back get another nonce, and nothing of the one before', async () => {
  const html = pageOf(20_000);
  const page = await CompressedPage.of(html, slot);
  const [one, other] = [newNonce(), newNonce()];
  const first = page?.with(one) ?? Buffer.alloc(0);
  const second = page?.with(other) ?? Buffer.alloc(0);
  expect(brotliDecompressSync(first).toString()).toBe(html.replaceAll(slot, one));
  expect(brotliDecompressSync(second).toString()).toBe(html.replaceAll(slot, other));
  page?.takeBack(first);
  const third = newNonce();
  const again = page?.with(third) ?? Buffer.alloc(0);
  expect(again).toBe(first);
  expect(brotliDecompressSync(again).toString()).toBe(html.replaceAll(slot, third));
});

test('it is compressed', async () => {
  const html = pageOf(20_000);
  const page = await CompressedPage.of(html, slot);
  expect(page?.with(newNonce()).length).toBeLessThan(html.length / 5);
});

test('it is compared with nonces that no part of a text can be mistaken for', () => {
  const [one = '', other = ''] = unlikeNonces;
  const tail = newNonce().slice(-2);
  expect([one.length, other.length]).toEqual([newNonce().length, newNonce().length]);
  expect([one.slice(-2), other.slice(-2)]).toEqual([tail, tail]);
  for (let at = 0; at < one.length - 2; at += 1) expect(one[at]).not.toBe(other[at]);
});
