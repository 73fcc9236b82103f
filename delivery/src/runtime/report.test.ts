import { expect, test } from '@jest/globals';
import { Culprits } from './report-culprits.ts';
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
const earlier = { name: 'mfe-jobs', version: '1.0.0-a' };
const shell = { name: 'shell', version: '1.0.0-a' };
const other = { name: 'mfe-other', version: '2.0.0' };
const inShell = '/releases/shell/1.0.0-a/main.js';
const inJobs = '/releases/mfe-jobs/1.0.0-b/list.js';

test('a failure is of the release that threw it, whatever stands on the screen', () => {
  const culprits = new Culprits();
  expect(culprits.of(at(inJobs, inShell), null, other)).toEqual([jobs]);
  expect(culprits.of(at(inJobs, inShell), other, other)).toEqual([jobs]);
});

test('what an area makes React throw is of the area alone, although React is the shell’s', () => {
  const react = at(inShell, inShell, inShell);
  expect(new Culprits().of(react, jobs, other)).toEqual([jobs]);
});

test('what an area makes the shell throw outside of a boundary is of the area alone', () => {
  const stack = at(inShell, inJobs, inShell, '/releases/mfe-other/2.0.0/page.js');
  expect(new Culprits().of(stack, null, other)).toEqual([jobs]);
});

test('a release that goes on failing is no sign of a bad shell', () => {
  const culprits = new Culprits();
  for (const caughtBy of [jobs, jobs, null]) {
    expect(culprits.of(at(inShell, inJobs), caughtBy, jobs)).toEqual([jobs]);
  }
});

test.each([
  ['the release that stands in for it', earlier],
  ['another area', other],
])('what the shell throws at an area and at %s is of the shell too', (_second, second) => {
  const culprits = new Culprits();
  expect(culprits.of(at(inShell), jobs, jobs)).toEqual([jobs]);
  expect(culprits.of(at(inShell), second, second)).toEqual([second, shell]);
});

test('what two areas throw themselves is not of the shell', () => {
  const culprits = new Culprits();
  expect(culprits.of(at(inJobs, inShell), jobs, jobs)).toEqual([jobs]);
  const page = at('/releases/mfe-other/2.0.0/page.js', inShell);
  expect(culprits.of(page, other, other)).toEqual([other]);
  expect(culprits.of(at(inShell), other, other)).toEqual([other]);
});

test('without a script of a release it is of the area that caught it, or is on the screen', () => {
  const culprits = new Culprits();
  expect(culprits.of(at('/elsewhere.js'), null, other)).toEqual([other]);
  expect(culprits.of('no error', jobs, other)).toEqual([jobs]);
  expect(culprits.of('no error', null, other)).toEqual([other]);
  expect(culprits.of('no error', null, null)).toEqual([]);
});

test('an error in the shell that no area met is of the shell alone', () => {
  expect(new Culprits().of(at(inShell), null, other)).toEqual([shell]);
});
