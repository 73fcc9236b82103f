import { describe, expect, test } from '@jest/globals';
import { storeClaims } from './store-claims.ts';

const claims = (text: string) => storeClaims('file.ts', text);

describe('endpoints are found', () => {
  test('as they are generated, with the calls that they make', () => {
    const { endpoints, problems } = claims(`
      const injected = api.enhanceEndpoints({ addTagTypes }).injectEndpoints({
        endpoints: (build) => ({
          updateStudent: build.mutation<A, B>({
            query: (queryArg) => ({
              url: \`/student/\${encodeURIComponent(String(queryArg.id))}/update\`,
              method: 'PUT', body: queryArg.body }),
          }),
          listJobs: build.infiniteQuery<A, Omit<B, 'cursor'>, C>(
            cursorPages((queryArg: B) => ({ url: \`/jobs\`, params: { cursor: queryArg.cursor } }))),
        }),
        overrideExisting: 'throw',
      });`);
    expect(problems).toEqual([]);
    expect(endpoints).toEqual([
      { name: 'updateStudent', calls: [{ method: 'PUT', path: '/student/{}/update' }] },
      { name: 'listJobs', calls: [{ method: 'GET', path: '/jobs' }] },
    ]);
  });

  test.each([
    [
      'under another name',
      `const { injectEndpoints: add } = api; add({ endpoints: (b) => ({ a: b.query({ query: () => '/a?x=1' }) }) });`,
    ],
    [
      'as a text',
      `api['injectEndpoints']({ endpoints: (b) => ({ ['a']: b.query({ query: (x) => \`/a?x=\${x}\` }) }) });`,
    ],
    [
      'by a name that stands for it',
      `const add = api.injectEndpoints; add({ endpoints: (b) => ({ a: b.query({ query: () => '/a' }) }) });`,
    ],
    [
      'in a function of its own',
      `function endpoints(b) { const url = '/a'; return { a: b.query({ query: () => ({ url }) }) }; } api.injectEndpoints({ endpoints });`,
    ],
    [
      'as a method',
      `const own = { endpoints(b) { return { a: b.query({ query() { return { url: '/a', method: 'get' }; } }) }; } }; api.injectEndpoints(own);`,
    ],
    [
      'in a slice of its own',
      `createApi({ reducerPath: 'api', endpoints: (b) => ({ a: b.query({ query: () => '/a' }) }) });`,
    ],
  ])('%s', (_, text) => {
    expect(claims(text)).toMatchObject({
      endpoints: [{ name: 'a', calls: [{ method: 'GET', path: '/a' }] }],
      problems: [],
    });
  });

  test('each with its own call, though names are the same', () => {
    const { endpoints, problems } = claims(`
      const kind = 'GET';
      api.injectEndpoints({ endpoints: (b) => ({
        a: b.query({ query: () => { const url = '/a'; return { url }; } }),
        b: b.query({ query: () => { const url = \`/b\`, method = 'POST'; return { url, method }; } }),
        c: b.query({ queryFn: (arg, x, y, call) => { const url = '/c'; return call({ url, method: kind }); } }),
      }) });`);
    expect(endpoints.map(({ calls }) => calls)).toEqual([
      [{ method: 'GET', path: '/a' }],
      [{ method: 'POST', path: '/b' }],
      [{ method: 'GET', path: '/c' }],
    ]);
    expect(problems).toEqual([]);
  });

  test.each([
    `(arg, x, y, call) => call('/gone')`,
    'async (arg, x, y, call) => { const first = await call(`/gone`); return first; }',
    `function (arg, x, y, call) { const request = { url: '/gone' }; return call(request); }`,
    'fetchGone',
  ])('in a function that asks by itself: %s', (queryFn) => {
    expect(
      claims(`
        function fetchGone(arg, x, y, ask) { return ask({ url: address }); }
        const address = '/gone';
        api.injectEndpoints({ endpoints: (b) => ({ gone: b.query({ queryFn: ${queryFn} }) }) });`),
    ).toMatchObject({
      endpoints: [{ name: 'gone', calls: [{ method: 'GET', path: '/gone' }] }],
      problems: [],
    });
  });

  test('that call nothing, or something that is not the api', () => {
    const { endpoints, problems } = claims(`api.injectEndpoints({ endpoints: (b) => ({
      kept: b.query({ queryFn: () => ({ data: 1 }) }),
      maps: b.query({ query: () => 'https://maps.example/x' }),
      asked: b.query({ queryFn: (arg, x, y, call) => call({ url: '/asked', method: 'POST' }) }),
    }) });`);
    expect(endpoints.map(({ name, calls }) => [name, calls.length])).toEqual([
      ['kept', 0],
      ['maps', 0],
      ['asked', 1],
    ]);
    expect(problems).toEqual([]);
  });
});

test('slices are found, under whatever name they are made', () => {
  expect(
    claims(`
      import { createSlice as slice } from '@reduxjs/toolkit';
      const name = 'jobs';
      export const jobs = slice({ name, initialState: 1, reducers: {} });
      export const other = slice({ name: 'other', reducerPath: 'elsewhere', reducers: {} });
      export const api = createApi({ reducerPath: 'second', endpoints: () => ({}) });`),
  ).toEqual({ endpoints: [], slices: ['jobs', 'other', 'elsewhere', 'second'], problems: [] });
});

test.each([
  ['api.injectEndpoints(options)', 'The list of endpoints'],
  ['api.injectEndpoints({ endpoints: (b) => ({ ...others(b) }) })', 'The name of an endpoint'],
  [
    'api.injectEndpoints({ endpoints: (b) => ({ a: b.query({ query: (x) => x }) }) })',
    'the endpoint a calls',
  ],
  ['createSlice({ name: prefix + 1 })', 'The name of createSlice'],
  ...[
    'query: (url) => ({ url })',
    'query: () => { let url = "/a"; if (isOld) url = "/b"; return { url }; }',
    'query: () => { var url = "/a"; var url = "/b"; return { url }; }',
    'queryFn: (arg, x, y, call) => call(arg.address)',
    'queryFn: (arg, x, y, call) => call({ method: "POST" })',
    'queryFn: (arg, x, y, call) => ask(call)',
    'queryFn: (arg, x, y, call) => { const ask = call; return ask("/gone"); }',
    'queryFn: (arg, x, y, { again }) => again("/gone")',
    'queryFn: (...all) => all[3]("/gone")',
    'queryFn() { return arguments[3]("/gone"); }',
    'queryFn: imported',
  ].map((made) => [
    `const url = "/c"; api.injectEndpoints({ endpoints: (b) => ({ a: b.query({ ${made} }) }) })`,
    'the endpoint a calls',
  ]),
])('what cannot be read is said: %s', (text = '', words = '') => {
  expect(claims(text).problems.join()).toContain(words);
});

test('a file without any of it is not read', () => {
  expect(claims('const a = <not a program')).toEqual({ endpoints: [], slices: [], problems: [] });
});
