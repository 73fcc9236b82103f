import { expect, test } from '@jest/globals';
import { sliceUses } from './slice-uses.ts';

const uses = (text: string) =>
  sliceUses('file.tsx', `import { operations } from '@ifj/shared-api';\n${text}`);

test.each([
  'dispatch(operations.endpoints.viewJob.initiate(1));',
  'const { data } = operations.endpoints.viewJob.useQuery(1);',
  "operations?.endpoints['viewJob'].select(1);",
  'const { viewJob: view } = operations.endpoints;',
  'const { endpoints: { viewJob: { initiate } } } = operations;',
  "const name = 'viewJob'; (operations as Slice).endpoints[name].initiate();",
  "operations.util.updateQueryData('viewJob', { id }, change);",
  "operations.util['upsertQueryData']('viewJob', { id }, job);",
  "operations.util.prefetch('viewJob', { id }, {});",
  "operations.util.selectCachedArgsForQuery(state, 'viewJob');",
  "const ahead = operations.usePrefetch('viewJob');",
  'const { data } = operations.useLazyViewJobQuery();',
  'const { useViewJobQuery: useJob } = operations;',
  'const Job = () => <p title={operations.endpoints.viewJob.name} />;',
])('an operation is found that is reached through all: %s', (text) => {
  expect(uses(text)).toEqual({ operations: ['viewJob'], problems: [] });
});

test.each([
  'export type Slice = typeof operations;',
  'let slice: typeof operations.endpoints;',
  'const { operations: others } = plan; plan.operations.forEach(see);',
  'const count = (operations: string[]) => operations.length;',
  "const { useSession } = await import('@ifj/shared-api');",
  'dispatch(operations.util.invalidateTags([tag]));',
  'operations.injectEndpoints({ endpoints: () => ({}) });',
])('nothing is reached: %s', (text) => {
  expect(uses(text)).toEqual({ operations: [], problems: [] });
});

test.each([
  ['operations.endpoints[name].initiate();', 'operations.endpoints'],
  ['const { viewJob, ...others } = operations.endpoints;', 'operations.endpoints'],
  ['const { endpoints } = operations; endpoints.viewJob.select();', 'endpoints'],
  ['const all = operations;', 'operations'],
  ['read(operations);', 'operations'],
  ['const held = { operations };', 'operations'],
  ['export { operations };', 'operations'],
  ["export { operations as all } from '@ifj/shared-api';", 'export { operations as all }'],
  ["export * from '@ifj/shared-api';", 'export *'],
  ["const { operations: all } = await import('@ifj/shared-api');", "import('@ifj/shared-api')"],
  ["import('@ifj/shared-api').then(({ operations }) => 1);", "import('@ifj/shared-api')"],
  ['Object.keys(operations.endpoints);', 'operations.endpoints'],
  ['operations.util.updateQueryData(name, {}, change);', 'operations.util.updateQueryData'],
  ['const { updateQueryData } = operations.util;', 'updateQueryData'],
  ['const change = operations.util.updateQueryData;', 'operations.util.updateQueryData'],
  ['operations.util.upsertQueryEntries(entries);', 'operations.util.upsertQueryEntries'],
  ['operations.usePrefetch(name);', 'operations.usePrefetch'],
  ['const { usePrefetch } = operations;', 'usePrefetch'],
  ['operations.enhanceEndpoints({}).endpoints.viewJob;', 'operations.enhanceEndpoints'],
])('what cannot be read is said: %s', (text, words) => {
  const { operations, problems } = uses(text);
  expect(operations).toEqual([]);
  expect(problems).toEqual([expect.stringContaining(`Which operations ${words}`)]);
});

test('it is found under another name, in the scope of that name alone', () => {
  expect(
    sliceUses(
      'file.ts',
      `import { operations as all } from '@ifj/shared-api';
       import { operations } from '../../generated/operations.ts';
       all.endpoints.viewJob.select();
       operations.endpoints.ownOne.select();
       const other = (all: Other) => all.endpoints.noneOfThem;`,
    ),
  ).toEqual({ operations: ['viewJob'], problems: [] });
});
