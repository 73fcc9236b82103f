import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatBytes, initials, truncate } from './text.ts';

describe('truncate', () => {
  it('leaves a text of 150 characters as it is and cuts a longer one', () => {
    expect(truncate('a'.repeat(150))).toBe('a'.repeat(150));
    expect(truncate('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`);
  });

  it('cuts no letter from its marks', () => {
    expect(truncate('ẹ́ẹ́ẹ́', 2)).toBe('ẹ́ẹ́…');
  });

  it('cuts also where the browser cannot tell letters from marks', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      expect(truncate('🎓'.repeat(151))).toBe(`${'🎓'.repeat(150)}…`);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });

  it('never shows more than was asked for, and only what was there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, n) => {
        const cut = truncate(text, n);
        expect(cut === text || text.startsWith(cut.slice(0, -1))).toBe(true);
      }),
    );
  });
});

describe('formatBytes', () => {
  it.each([
    [12, '12 bytes'],
    [655_360, '640 KB'],
    [5 * 1024 * 1024, '5 MB'],
    [5_033_165, '4.8 MB'],
  ])('writes %d as %s', (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });

  it.each([
    [1025, '2 KB'],
    [5 * 1024 * 1024, '5 MB'],
    [5 * 1024 * 1024 + 1, '5.1 MB'],
  ])('rounds %d up to %s where that is asked for', (bytes, words) => {
    expect(formatBytes(bytes, Math.ceil)).toBe(words);
  });
});

describe('initials', () => {
  it.each([
    ['Ngọzi Okafor', 'NO'],
    ['  ọlá ', 'Ọ'],
    ['Ada B. Cee', 'AB'],
    ['', ''],
  ])('takes %j to %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
