import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { textFormats } from './text-formats.ts';

type Schema = Record<string, unknown>;

const document = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
) as Schema & { paths: Record<string, Record<string, Schema>> };

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function referred(reference: string): unknown {
  const names = reference.slice('#/'.length).split('/');
  return names.reduce<unknown>((part, name) => (isSchema(part) ? part[name] : undefined), document);
}

/** Every schema of a text in what a call takes, by the way to it. */
function texts(value: unknown, way: string, found = new Map<string, Schema>()) {
  if (!isSchema(value)) return found;
  if (typeof value['$ref'] === 'string') return texts(referred(value['$ref']), way, found);
  if (value['type'] === 'string') found.set(way, value);
  for (const [name, part] of Object.entries(value)) texts(part, `${way}/${name}`, found);
  return found;
}

const taken = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { parameters, requestBody }]) => [
    ...texts({ parameters, requestBody }, `${method} ${path}`),
  ]),
);

const patterns = [
  ...new Set(taken.flatMap(([, { pattern }]) => (typeof pattern === 'string' ? [pattern] : []))),
];

const mayHoldAnything = [
  // Secrets: compared, never shown.
  ...['password', 'current_password', 'new_password', 'token', 'code', 'ticket'],
  'email', // of a sign-in or a reset: compared with what is stored
  ...['amount', 'location'], // told by the service; taken, and not looked at
];

test('what somebody else will read holds no hidden characters', () => {
  const written = taken.filter(
    ([way, schema]) => way.includes('/requestBody/') && !('enum' in schema),
  );
  const free = written.filter(
    ([way, { pattern, format }]) =>
      format === undefined &&
      (pattern === undefined || pattern === '\\S') &&
      !mayHoldAnything.some((name) => way.includes(`/properties/${name}`)),
  );
  expect(free.map(([way]) => way)).toEqual([]);
});

test('every text that has to have a form has a greatest length', () => {
  const formed = taken.filter(([, schema]) => 'pattern' in schema || 'format' in schema);
  expect(formed.length).toBeGreaterThan(20);
  const endless = formed.filter(
    ([, schema]) => !('maxLength' in schema) && schema['format'] !== 'binary',
  );
  expect(endless.map(([way]) => way)).toEqual([]);
});

/** Texts of that form, and the characters that they are made of. */
function examplesOf(pattern: string) {
  const examples = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 20, seed: 1 });
  return { examples, characters: [...new Set([' ', '0', 'a', ...Array.from(examples.join(''))])] };
}

/** Milliseconds; a form that is told in one pass takes less than one. */
const limit = 500;

/** Each example with a run of each character at every place, and an end that fits nothing. */
function* longTexts(pattern: string) {
  const { examples, characters } = examplesOf(pattern);
  for (const example of new Set(['', ...examples.slice(0, 3)])) {
    for (let at = 0; at <= Math.min(example.length, 30); at += 1) {
      for (const character of characters) {
        const run = character.repeat(64 * 1024);
        yield `${example.slice(0, at)}${run}${example.slice(at)}\u0000`;
      }
    }
  }
}

test.each(Object.entries(textFormats))('%s is told of any 64 KB at once', (_name, { form }) => {
  for (const character of [' ', 'a', '\n', '\r', '\r\n', '-', '\u3164', 'w', '://', '\u200b']) {
    for (const start of ['', 'a', 'www']) {
      const text = `${start}${character.repeat(64 * 1024)}\u0000`;
      const begun = performance.now();
      expect(form.test(text)).toBe(false);
      expect(performance.now() - begun).toBeLessThan(limit);
    }
  }
});

test.each(patterns)('%s is told of any 64 KB at once', (pattern) => {
  const form = new RegExp(pattern, 'u');
  const slow: string[] = [];
  for (const text of longTexts(pattern)) {
    const start = performance.now();
    form.test(text);
    if (performance.now() - start > limit) slow.push(text.slice(0, 40));
    if (slow.length > 0) break;
  }
  expect(slow).toEqual([]);
});
