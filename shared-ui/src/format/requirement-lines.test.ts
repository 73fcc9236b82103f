import { describe, expect, test } from '@jest/globals';
import { assert, array, constantFrom, oneof, property, record, string } from 'fast-check';
import { requirementLines, type RequirementLine } from './requirement-lines.ts';

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

test.each(['Fluent in English', 'Excellent manners', 'Strong memory', 'Able to drive'])(
  '“%s” opens like a requirement',
  (line) => {
    expect(kinds(`You join us.\n${line}`)).toEqual(['paragraph', 'bullet']);
    expect(kinds(`You join us.\n${line.toUpperCase()}`)).toEqual(['paragraph', 'bullet']);
  },
);

test('without marks, bullets begin at the first line that opens like a requirement', () => {
  expect(kinds('You join our team.\nFluent in English\nA laptop\nAble to travel')).toEqual([
    'paragraph',
    'bullet',
    'bullet',
    'bullet',
  ]);
  expect(kinds('We build bridges.\nCome along.')).toEqual(['paragraph', 'paragraph']);
});

test('a mark without a text and empty lines are no lines', () => {
  expect(requirementLines('\n - \n\t\n•\n* \n')).toEqual([]);
});

describe('any text', () => {
  const lineEnd = constantFrom('\n', '\r\n', '\r', '\u2028', '\u2029', '\v', '\f', '\u0085');
  const word = string({ unit: 'grapheme', maxLength: 12 });
  const piece = oneof(
    word,
    lineEnd,
    constantFrom('- ', '• ', '* ', '-', ' ', 'Fluent in ', 'Excellent ', 'Strong ', 'Able to '),
  );
  const anyText = array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
  /** All that was written but space and the marks, of which each bullet uses up one. */
  const letters = (text: string) => text.replace(/[\s\u0085\-•*]/g, '');
  const written = (lines: RequirementLine[]) =>
    lines.map(({ kind, text }) => (kind === 'bullet' ? `- ${text}` : text)).join('\n');

  test('loses nothing and keeps its order', () => {
    assert(
      property(anyText, (text) => {
        const shown = requirementLines(text).map((line) => line.text);
        expect(letters(shown.join(''))).toBe(letters(text));
      }),
    );
  });

  test('has no empty lines and no line that holds two', () => {
    assert(
      property(anyText, (text) => {
        for (const line of requirementLines(text)) {
          expect(line.text).toBe(line.text.trim());
          expect(line.text).not.toBe('');
          expect(line.text).not.toMatch(/[\n\v\f\r\u0085\u2028\u2029]/);
        }
      }),
    );
  });

  test('has the same lines however they end', () => {
    assert(
      property(array(word.map(letters)), lineEnd, (lines, end) => {
        expect(requirementLines(lines.join(end))).toEqual(requirementLines(lines.join('\n')));
      }),
    );
  });

  test('with a mark has bullets exactly where the marks stand', () => {
    const marked = record({
      mark: constantFrom('- ', '-', '• ', '* ', ''),
      opening: constantFrom('', 'Strong ', 'Able to '),
      text: word.map(letters).filter((text) => text !== ''),
    });
    assert(
      property(array(marked, { minLength: 1 }), (lines) => {
        const all = [{ mark: '- ', opening: '', text: 'first' }, ...lines];
        const text = all.map(({ mark, opening, text: rest }) => mark + opening + rest).join('\n');
        expect(requirementLines(text)).toEqual(
          all.map(({ mark, opening, text: rest }) => ({
            kind: mark === '' ? 'paragraph' : 'bullet',
            text: opening + rest,
          })),
        );
      }),
    );
  });

  test('that was written from its lines has the same lines', () => {
    assert(
      property(anyText, (text) => {
        const lines = requirementLines(text);
        expect(requirementLines(written(lines))).toEqual(lines);
      }),
    );
  });
});
