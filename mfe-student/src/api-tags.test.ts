import { makeStore, operations as sharedOperations } from '@ifj/shared-api';
import {
  apiError,
  apiServer,
  applicationFactory,
  jobFactory,
  respond,
} from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { tags } from './api-tags.ts';
import { operations } from './generated/operations.ts';

const job = jobFactory();
const application = applicationFactory({ job_id: job.id });
const meta = { next_cursor: null };

/** A store that holds one answer of each kind. */
async function filledStore() {
  apiServer.use(
    respond.get('/view/jobs/:id', { job }),
    respond.get('/jobs', { jobs: { data: [job] }, meta }),
    respond.get('/user-applications-job/:id', { applications: { data: [application] }, meta }),
  );
  const store = makeStore();
  const { getMe, viewJob, listJobs } = sharedOperations.endpoints;
  await Promise.all([
    store.dispatch(getMe.initiate()),
    store.dispatch(viewJob.initiate({ id: job.id })),
    store.dispatch(listJobs.initiate({})),
    store.dispatch(operations.endpoints.listStudentApplications.initiate({ userId: 'u' })),
  ]);
  return store;
}

const calls: Record<string, object> = {
  applyToJob: { body: { job_id: job.id } },
  withdrawApplication: { id: application.id },
  updateStudent: {},
};

/** What is asked for again once a call has come to its end. */
async function outdatedBy(call: string, error?: object): Promise<string[]> {
  const store = await filledStore();
  const answer = error ? undefined : { application };
  const changed = tags[call]?.invalidatesTags?.(answer, error, calls[call]) ?? [];
  const outdated = sharedOperations.util.selectInvalidatedBy(store.getState(), changed);
  return outdated.map(({ endpointName }) => endpointName).sort();
}

const ofJobs = ['listJobs', 'listStudentApplications', 'viewJob'];

test.each([
  ['applyToJob', ofJobs],
  ['withdrawApplication', ofJobs],
  ['updateStudent', ['getMe']],
])('%s leaves nothing on the screen that it has, or may have, changed', async (call, changed) => {
  for (const error of [
    undefined,
    { status: 'FETCH_ERROR' },
    { status: 'CUSTOM_ERROR', error: 'aborted' },
    { status: 502 },
    { status: 404 },
    { status: 409, data: apiError('JOB_NOT_OPEN', 'This job is closed.') },
  ]) {
    expect(await outdatedBy(call, error)).toEqual(changed);
  }
});

test.each(Object.keys(calls))('%s that is refused changes nothing', async (call) => {
  expect(await outdatedBy(call, { status: 400 })).toEqual([]);
});

test('a profile that lacks something is looked at again', async () => {
  const error = { status: 409, data: apiError('PROFILE_INCOMPLETE', 'Name missing.') };
  expect(await outdatedBy('applyToJob', error)).toEqual(['getMe']);
});
