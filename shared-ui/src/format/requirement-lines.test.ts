import { expect, test } from '@jest/globals';
import { assert, array, constantFrom, property, string } from 'fast-check';
import { requirementLines } from './requirement-lines.ts';

const kinds = (text: string) => requirementLines(text).map(({ kind }) => kind);

test('explicit marks win over phrases', () => {
  expect(requirementLines('Strong team.\n- Python\n• SQL\n* Curiosity\nExcellent food.')).toEqual([
    { kind: 'paragraph', text: 'Strong team.' },
    { kind: 'bullet', text: 'Python' },
    { kind: 'bullet', text: 'SQL' },
    { kind: 'bullet', text: 'Curiosity' },
    { kind: 'paragraph', text: 'Excellent food.' },
  ]);
});

test('without marks, bullets begin at the first line that opens like a requirement', () => {
  expect(kinds('You join our team.\nFluent in English\nA laptop\nAble to travel')).toEqual([
    'paragraph',
    'bullet',
    'bullet',
    'bullet',
  ]);
  expect(kinds('We build bridges.\nCome along.')).toEqual(['paragraph', 'paragraph']);
});

test('nothing that was written is lost, and no line is empty', () => {
  const line = string().map((text) =>
    text
      .replace(/[\r\n]/g, ' ')
      .replace(/^[\s\-•*]+/, '')
      .trim(),
  );
  const marked = array(line.chain((text) => constantFrom(text, `- ${text}`, `• ${text}`)));
  assert(
    property(marked, (lines) => {
      const words = lines.map((text) => text.replace(/^[-•*]\s*/, '').trim()).filter(Boolean);
      expect(requirementLines(lines.join('\n')).map(({ text }) => text)).toEqual(words);
    }),
  );
});
