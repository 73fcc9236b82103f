import { makeStore, operations as sharedOperations } from '@ifj/shared-api';
import {
  apiServer,
  applicationFactory,
  interviewFactory,
  jobFactory,
  respond,
} from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { tags } from './api-tags.ts';
import { operations } from './generated/operations.ts';

const job = jobFactory();
const application = applicationFactory();
const interview = interviewFactory({ application_id: application.id });
const meta = { next_cursor: null };

/** A store that holds one answer of each kind. */
async function filledStore() {
  apiServer.use(
    respond.get('/view/jobs/:id', { job }),
    respond.get('/jobs', { jobs: { data: [] }, meta }),
    respond.get('/applications/:id', { application }),
    respond.get('/ViewApplicationByOrg/:id', { applications: [], meta }),
    respond.get('/organizations/:id/interviews', { interviews: [], meta }),
  );
  const store = makeStore();
  const { viewJob, listJobs } = sharedOperations.endpoints;
  const { getApplication, listOrganizationApplications, listInterviews } = operations.endpoints;
  await Promise.all([
    store.dispatch(viewJob.initiate({ id: job.id })),
    store.dispatch(listJobs.initiate({})),
    store.dispatch(getApplication.initiate({ id: application.id })),
    store.dispatch(listOrganizationApplications.initiate({ orgId: 'org' })),
    store.dispatch(listInterviews.initiate({ orgId: 'org' })),
  ]);
  return store;
}

const calls: Record<string, object> = {
  createJob: {},
  updateJob: { id: job.id },
  deleteJob: { id: job.id },
  reviewApplication: { applicationId: application.id },
  acceptApplication: { applicationId: application.id },
  rejectApplication: { applicationId: application.id },
  cancelInterview: { id: interview.id },
};

/** What is asked for again once a call has come to its end. */
async function outdatedBy(call: string, error?: object): Promise<string[]> {
  const store = await filledStore();
  const answer = error ? undefined : { interview };
  const changed = tags[call]?.invalidatesTags?.(answer, error, calls[call]) ?? [];
  const outdated = sharedOperations.util.selectInvalidatedBy(store.getState(), changed);
  return outdated.map(({ endpointName }) => endpointName).sort();
}

const ofApplications = ['getApplication', 'listInterviews', 'listOrganizationApplications'];
const everything = [...ofApplications, 'listJobs', 'viewJob'].sort();

test.each([
  ['createJob', ['listJobs']],
  ['updateJob', everything],
  ['deleteJob', everything],
  ['reviewApplication', ofApplications],
  ['acceptApplication', ofApplications],
  ['rejectApplication', ofApplications],
  ['cancelInterview', ofApplications],
])('%s leaves nothing on the screen that it has, or may have, changed', async (call, changed) => {
  for (const error of [
    undefined,
    { status: 'FETCH_ERROR' },
    { status: 'TIMEOUT_ERROR' },
    { status: 502 },
    { status: 'PARSING_ERROR', originalStatus: 504 },
  ]) {
    expect(await outdatedBy(call, error)).toEqual(changed);
  }
});

test.each(['updateJob', 'deleteJob', 'acceptApplication'])(
  '%s of what is gone shows that it is',
  async (call) => {
    expect(await outdatedBy(call, { status: 404 })).toEqual(await outdatedBy(call));
  },
);

test.each(['createJob', 'updateJob', 'acceptApplication'])(
  '%s that is refused changes nothing',
  async (call) => {
    expect(await outdatedBy(call, { status: 400 })).toEqual([]);
  },
);
