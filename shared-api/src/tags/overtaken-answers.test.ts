import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { operations } from '../generated/operations.ts';
import { apiAddress } from '../requests/base-query.ts';
import { makeStore } from '../store.ts';
import { apiServer, jobFactory, organizationFactory, respond } from '../testing/index.ts';

const { listJobs, listLocations, updateOrganization, changePassword } = operations.endpoints;
const organization = organizationFactory();
const save = updateOrganization.initiate({ roleSpecificId: organization.id, body: {} as never });

let title = 'Editor';
let timesAsked = 0;
let isHeld = false;
let held: (() => void)[] = [];

const wait = () => new Promise<void>((resolve) => held.push(resolve));

function letGo() {
  for (const release of held) release();
}

beforeEach(() => {
  title = 'Editor';
  timesAsked = 0;
  isHeld = false;
  held = [];
  apiServer.use(
    http.get(`${apiAddress}/jobs`, async () => {
      timesAsked += 1;
      const page = { data: [jobFactory({ job_title: title })] };
      if (isHeld) await wait();
      return HttpResponse.json({ jobs: page, meta: { next_cursor: null } });
    }),
    respond.put('/organization/:id/update', { message: 'ok', organization }),
  );
});

test('what a call changed is asked for at once, whatever else is under way', async () => {
  const neverInTime = async () => {
    await wait();
    return HttpResponse.json({ data: [] });
  };
  apiServer.use(
    http.get(`${apiAddress}/locations`, neverInTime),
    http.post(`${apiAddress}/password`, neverInTime),
  );
  const { dispatch } = makeStore();
  await dispatch(listJobs.initiate({}));
  const others = [
    dispatch(listLocations.initiate()),
    dispatch(changePassword.initiate({ body: { current_password: 'a', new_password: 'b' } })),
  ];
  await waitFor(() => expect(held).toHaveLength(2));
  await dispatch(save);
  await waitFor(() => expect(timesAsked).toBe(2));
  letGo();
  await Promise.all(others);
});

test.each([
  ['the first', 0],
  ['a later', 1],
])('%s answer that a call overtook does not stay', async (_which, readBefore) => {
  const store = makeStore();
  const shown = () => {
    const { data } = listJobs.select({})(store.getState());
    return data?.pages.flatMap(({ jobs }) => jobs.data.map((job) => job.job_title));
  };
  const ask = () => store.dispatch(listJobs.initiate({}, { forceRefetch: true }));
  for (let read = 0; read < readBefore; read += 1) await ask();
  isHeld = true;
  const overtaken = ask();
  await waitFor(() => expect(held).toHaveLength(1));
  title = 'Chief editor';
  await store.dispatch(save);
  isHeld = false;
  letGo();
  await overtaken;
  await waitFor(() => expect(shown()).toEqual(['Chief editor']));
  await delay(50);
  expect(timesAsked).toBe(readBefore + 2);
});
