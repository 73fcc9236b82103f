import { expect, test } from '@jest/globals';
import { operationsNamed } from './operations.ts';

test('hooks and addresses name the operations behind them', () => {
  const names = [
    'useListJobsInfiniteQuery',
    'useLazyViewJobQuery',
    'useLogoutMutation',
    'useGetMeQueryState',
    'useSession',
    'useUnknownQuery',
    'exportMeAddress',
    'operationAddress',
  ];
  const offered = ['getMe', 'listJobs', 'logout', 'viewJob', 'listSchools', 'exportMe'];
  expect(operationsNamed(names, offered)).toEqual([
    ...['exportMe', 'getMe', 'listJobs', 'logout', 'viewJob'],
  ]);
});
