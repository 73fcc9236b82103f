import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { writeFiles } from '../testing/fixture-workspace.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { operationsBehind, sharedEntry } from './shared-operations.ts';

const folder = temporaryFolder();

const files = (extension: string): Record<string, string> => ({
  [`src/index.${extension}`]: `
    export { useGetMeQuery, useListJobsInfiniteQuery } from './generated/operations.${extension}';
    export { useMarkRead as useRead } from './mark-read.${extension}';
    export { words } from './words.${extension}';`,
  [`src/generated/operations.${extension}`]: `
    const injected = api.injectEndpoints({});
    export const { useGetMeQuery, useMarkNotificationMutation, useListJobsInfiniteQuery } = injected;`,
  [`src/mark-read.${extension}`]: `
    import { useMarkNotificationMutation as useMark } from './generated/operations.${extension}';
    import { words } from './words.${extension}';
    const both = () => [useMark(), words];
    export function useMarkRead() { return both(); }
    export function useNothing() { return 1; }`,
  [`src/words.${extension}`]: `
    import { useGetMeQuery } from './generated/operations.${extension}';
    export const words = 'none';
    export const me = () => useGetMeQuery();`,
});

test.each(['ts', 'js'])('operations are found behind hooks of other hooks (%s)', (extension) => {
  const shared = join(folder, extension);
  writeFiles(shared, files(extension));
  const behind = (...names: string[]) =>
    operationsBehind(sharedEntry(shared), names, ['getMe', 'listJobs', 'markNotification']);
  expect(behind('useGetMeQuery', 'useListJobsInfiniteQuery')).toEqual(['getMe', 'listJobs']);
  expect(behind('useRead')).toEqual(['markNotification']);
  expect(behind('words', 'unknown')).toEqual([]);
});
