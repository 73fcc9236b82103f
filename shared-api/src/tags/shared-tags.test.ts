import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { operations } from '../generated/operations.ts';
import { apiAddress } from '../requests/base-query.ts';
import { makeStore } from '../store.ts';
import { apiServer, respond } from '../testing/index.ts';

const { updateOrganization, viewJob } = operations.endpoints;

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
