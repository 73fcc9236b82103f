import {
  apiServer,
  applicationFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { StrictMode, useState } from 'react';
import { useGetApplicationQuery, type Application } from '../../generated/operations.ts';
import ApplicationListPage from './application-list.page.tsx';
import ApplicationReviewPage from './application-review.page.tsx';

const session = { role: 'organization' } as const;
const at = (id: string) => ({
  path: '/dashboard/applications/:applicationId',
  address: `/dashboard/applications/${id}`,
  session,
});
const reviewed: string[] = [];

beforeEach(() => {
  reviewed.length = 0;
  apiServer.use(
    http.put('*/ReviewApplicationByOrg/:id', ({ params }) => {
      reviewed.push(String(params['id']));
      return HttpResponse.json({ application: applicationFactory(), message: 'ok' });
    }),
  );
});

async function expectReviews(times: number) {
  await waitFor(() => {
    expect(reviewed).toHaveLength(times);
  });
  // Not once more when further answers come in.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(reviewed).toHaveLength(times);
}

test.each([
  ['Applied', 1],
  ['Viewed', 0],
  ['Interview', 0],
  ['Withdrawn', 0],
] as const)('opening an application that is %s reviews it %i times', async (status, times) => {
  const application = applicationFactory({ status });
  apiServer.use(respond.get('/applications/:id', { application }));
  renderWithProviders(<ApplicationReviewPage />, at(application.id));
  await screen.findByText(application.cover_letter);
  await expectReviews(times);
});

test('it is reviewed once, also where React runs every effect twice', async () => {
  const application = applicationFactory();
  apiServer.use(respond.get('/applications/:id', { application }));

  /** The application is known before its page is drawn: then its first effect says so. */
  function Door() {
    const [isOpen, setOpen] = useState(false);
    const { data } = useGetApplicationQuery({ id: application.id });
    if (isOpen) return <ApplicationReviewPage />;
    return data ? <button onClick={() => setOpen(true)}>open</button> : null;
  }
  const { user } = renderWithProviders(
    <StrictMode>
      <Door />
    </StrictMode>,
    at(application.id),
  );
  await user.click(await screen.findByText('open'));
  await screen.findByText(application.cover_letter);
  await expectReviews(1);
});

test('the list shows it', async () => {
  let status: Application['status'] = 'Applied';
  const application = applicationFactory();
  const current = () => ({ ...application, status });
  apiServer.use(
    http.get('*/ViewApplicationByOrg/:id', () =>
      HttpResponse.json({ applications: [current()], meta: { next_cursor: null } }),
    ),
    http.get('*/applications/:id', () => HttpResponse.json({ application: current() })),
    http.put('*/ReviewApplicationByOrg/:id', () => {
      status = 'Viewed';
      return HttpResponse.json({ application: current(), message: 'ok' });
    }),
  );
  renderWithProviders(
    <>
      <ApplicationListPage />
      <ApplicationReviewPage />
    </>,
    at(application.id),
  );
  const card = await screen.findByRole('article', { name: 'Amina Bello' });
  expect(await within(card).findByText('Viewed')).toBeVisible();
});
