import { expect, test } from '@jest/globals';
import { culpritsOf } from './report-culprits.ts';
import { cleanMessage } from './report-message.ts';

test.each([
  [
    new TypeError("Cannot read properties of undefined (reading 'map')"),
    "TypeError: Cannot read properties of undefined (reading 'map')",
  ],
  [new Error('No job 4711 of ada@example.org'), 'Error: No job # of …'],
  [new Error('GET https://ifj.example/IFJ/api/jobs/9?token=abc failed'), 'Error: GET … failed'],
  [new Error('cannot open C:\\Users\\ada\\cv.pdf'), 'Error: cannot open …'],
  [new Error('"Ada Obi" is no name'), 'Error: “…” is no name'],
  [new Error("key 'secret one'\nis 'gone'"), 'Error: key “…” is “…”'],
  [new Error('id 3f2a9c1e-77aa-4b1c-9d10-0123456789ab is gone'), 'Error: id # is gone'],
  [new Error("don't know what isn't"), "Error: don't know what isn't"],
  [new Error('late', { cause: new TypeError('no line') }), 'Error: late (TypeError: no line)'],
  ['plain text', 'plain text'],
  [{ name: 'Ada' }, 'thrown: object'],
  [undefined, 'thrown: undefined'],
])('of %p is told %p', (error, told) => {
  expect(cleanMessage(error)).toBe(told);
});

test('a message is cut', () => {
  expect(cleanMessage(new Error('long '.repeat(100)))).toHaveLength(200);
});

test('what is quoted without an end is not told', () => {
  expect(cleanMessage(new Error(`no name: "Ada Obi ${'and others '.repeat(200)}"`))).toBe(
    'Error: no name: “…”',
  );
});

test('a message of any length costs a page no time', () => {
  const start = performance.now();
  cleanMessage(new Error('x'.repeat(100_000)));
  expect(performance.now() - start).toBeLessThan(1_000);
});

const at = (...files: string[]) =>
  Object.assign(new Error('x'), {
    stack: ['Error: x', ...files.map((file) => `    at f (https://ifj.example${file}:1:2)`)].join(
      '\n',
    ),
  });
const jobs = { name: 'mfe-jobs', version: '1.0.0-b' };
const shell = { name: 'shell', version: '1.0.0-a' };
const other = { name: 'mfe-other', version: '2.0.0' };

test('a failure is of the release that threw it, whatever stands on the screen', () => {
  const stack = at('/releases/mfe-jobs/1.0.0-b/list.js', '/releases/shell/1.0.0-a/main.js');
  expect(culpritsOf(stack, other)).toEqual([jobs]);
});

test('what an area makes the shell throw is of both', () => {
  const stack = at('/releases/shell/1.0.0-a/form.js', '/releases/mfe-jobs/1.0.0-b/list.js');
  expect(culpritsOf(stack, other)).toEqual([shell, jobs]);
});

test('without a script of a release in the stack it is of the area on the screen', () => {
  expect(culpritsOf(at('/elsewhere.js'), other)).toEqual([other]);
  expect(culpritsOf('no error', other)).toEqual([other]);
  expect(culpritsOf('no error', null)).toEqual([]);
});

test('an error in the shell alone is of the shell, and of the area on the screen', () => {
  expect(culpritsOf(at('/releases/shell/1.0.0-a/main.js'), other)).toEqual([shell, other]);
});
