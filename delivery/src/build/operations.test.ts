import { expect, test } from '@jest/globals';
import { operationsOfHooks } from './operations.ts';

test('hooks name the operations behind them', () => {
  const names = [
    'useListJobsInfiniteQuery',
    'useLazyViewJobQuery',
    'useLogoutMutation',
    'useGetMeQueryState',
    'useSession',
    'useUnknownQuery',
  ];
  const offered = ['getMe', 'listJobs', 'logout', 'viewJob', 'listSchools'];
  expect(operationsOfHooks(names, offered)).toEqual(['getMe', 'listJobs', 'logout', 'viewJob']);
});
