function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

const parts = [
  range(0x20, 0x7e),
  // Latin-1: French, and the vowels with grave and acute tone marks.
  range(0xa0, 0xff),
  'ŒœŸ',
  // Yoruba, Igbo, Hausa and their neighbours.
  'ẸẹỌọṢṣỤụỊịṄṅƁɓƊɗƘƙƳƴŊŋƎǝ',
  // Marked letters that have a code point of their own.
  'ĀāĒēĪīŌōŪūŃńǸǹḾḿẼẽĨĩŨũǍǎĚěǏǐǑǒǓǔ',
  // Marks that combine with any of them: grave, acute, circumflex, tilde, macron, dot above,
  // caron, dot below, stroke below.
  '\u0300\u0301\u0302\u0303\u0304\u0307\u030c\u0323\u0329',
  '₦€–—‘’‚“”„†•…‹›ʼ−×→←↑↓✓\u2009\u200b\u202f',
];

/** Every character that the product's typeface holds. */
export const characters: string = parts.join('');
