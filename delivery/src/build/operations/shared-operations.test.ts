import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { writeFiles } from '../../testing/fixture-workspace.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { operationsBehind, sharedEntry } from './shared-operations.ts';

const folder = temporaryFolder();

const files = (extension: string): Record<string, string> => ({
  [`src/index.${extension}`]: `
    export { useGetMeQuery, useListJobsInfiniteQuery } from './generated/operations.${extension}';
    export { useMarkRead as useRead } from './mark-read.${extension}';
    export { useOwnAccount } from './own-account.${extension}';
    export { listJobsAddress } from './generated/addresses.${extension}';
    export { words } from './words.${extension}';
    export { changeMe, viewAhead, useSchools } from './reached.${extension}';`,
  [`src/generated/operations.${extension}`]: `
    const injected = api.injectEndpoints({});
    export { injected as operations };
    export const { useGetMeQuery, useMarkNotificationMutation, useListJobsInfiniteQuery } = injected;`,
  [`src/mark-read.${extension}`]: `
    import { useMarkNotificationMutation as useMark } from './generated/operations.${extension}';
    import { words } from './words.${extension}';
    const both = () => [useMark(), words];
    export function useMarkRead() { return both(); }
    export function useNothing() { return 1; }`,
  [`src/generated/addresses.${extension}`]: `
    export const exportMeAddress = () => operationAddress('/me/export');
    export const listJobsAddress = () => operationAddress('/jobs');`,
  [`src/own-account.${extension}`]: `
    import { exportMeAddress } from './generated/addresses.${extension}';
    export function useOwnAccount() { return { download: () => open(exportMeAddress()) }; }`,
  [`src/reached.${extension}`]: `
    import { operations as all } from './generated/operations.${extension}';
    const { listSchools } = all.endpoints;
    export const changeMe = (change) => all.util.updateQueryData('getMe', undefined, change);
    export const viewAhead = (id) => all.endpoints.viewJob.initiate(id);
    export function useSchools() { return listSchools.useQuery(); }`,
  [`src/words.${extension}`]: `
    import { useGetMeQuery } from './generated/operations.${extension}';
    export const words = 'none';
    export const me = () => useGetMeQuery();`,
});

const offered = ['exportMe', 'getMe', 'listJobs', 'listSchools', 'markNotification', 'viewJob'];

test.each(['ts', 'js'])('operations are found behind hooks of other hooks (%s)', (extension) => {
  const shared = join(folder, extension);
  writeFiles(shared, files(extension));
  const behind = (...names: string[]) => operationsBehind(sharedEntry(shared), names, offered);
  expect(behind('useGetMeQuery', 'useListJobsInfiniteQuery')).toEqual(['getMe', 'listJobs']);
  expect(behind('useRead')).toEqual(['markNotification']);
  expect(behind('listJobsAddress')).toEqual(['listJobs']);
  expect(behind('useOwnAccount')).toEqual(['exportMe']);
  expect(behind('changeMe')).toEqual(['getMe']);
  expect(behind('viewAhead', 'useSchools')).toEqual(['listSchools', 'viewJob']);
  expect(behind('words', 'unknown')).toEqual([]);
});
