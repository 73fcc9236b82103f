import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { operations } from '../generated/operations.ts';
import { apiAddress } from '../requests/base-query.ts';
import { makeStore } from '../store.ts';
import { apiServer, organizationFactory, respond, userFactory } from '../testing/index.ts';
import { tags } from './shared-tags.ts';

const { getMe, updateOrganization, viewJob } = operations.endpoints;

test('a job on the screen is fetched again once its company has another name', async () => {
  let asked = 0;
  apiServer.use(
    http.get(`${apiAddress}/view/jobs/:id`, () => {
      asked += 1;
      return HttpResponse.json({});
    }),
    respond.put('/organization/:id/update', {}),
  );
  const { dispatch } = makeStore();
  await dispatch(viewJob.initiate({ id: '1' }));
  const body = { company_name: 'Kuda Works' } as never;
  await dispatch(updateOrganization.initiate({ roleSpecificId: '2', body }));
  await waitFor(() => expect(asked).toBe(2));
});

test('what an organization saved stands in `me` before that is answered anew', async () => {
  const organization = organizationFactory();
  const saved = { ...organization, company_street_address: '1 Broad Street' };
  apiServer.use(
    respond.get('/me', userFactory({ organization })),
    respond.put('/organization/:id/update', { message: 'ok', organization: saved }),
  );
  const store = makeStore();
  await store.dispatch(getMe.initiate());
  apiServer.use(http.get(`${apiAddress}/me`, () => delay('infinite')));
  const body = {} as never;
  await store.dispatch(updateOrganization.initiate({ roleSpecificId: organization.id, body }));
  expect(getMe.select()(store.getState()).data?.organization).toEqual(saved);
});

test.each([
  ['a lost answer', { status: 'FETCH_ERROR' }, true],
  ['a refusal because it is gone', { status: 404 }, true],
  ['a refusal', { status: 400 }, false],
])('after %s what a call may have changed is fetched again', (_what, error, isOutdated) => {
  for (const name of ['updateOrganization', 'markNotification']) {
    const changed = tags[name]?.invalidatesTags?.(undefined, error, {}) ?? [];
    expect(changed.length > 0).toBe(isOutdated);
  }
});
