import { expect, test } from '@jest/globals';
import { writeFiles } from '../testing/fixture-workspace.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { generatedOperations, operationsOfHooks } from './operations.ts';

const folder = temporaryFolder();

test('the operations of a package stand in its generated code', () => {
  writeFiles(folder, {
    'src/generated/operations.ts': `
      const injected = api.enhanceEndpoints({ addTagTypes }).injectEndpoints({
        endpoints: (build) => ({
          createJob: build.mutation<CreateJobResponse, CreateJobArg>({ query: (q) => ({ url: q.build }) }),
          listJobs: build.infiniteQuery<
            ListJobsResponse, ListJobsArg>({}),
          getApplication:
            build.query<A, B>({}),
        }),
      });`,
  });
  expect(generatedOperations(folder)).toEqual(['createJob', 'getApplication', 'listJobs']);
  expect(generatedOperations(`${folder}/src`)).toEqual([]);
});

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
