import {
  apiError,
  apiServer,
  applicationFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

afterEach(() => {
  jest.restoreAllMocks();
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

test('what failed is tried again when the application is looked at anew, not before', async () => {
  const application = applicationFactory();
  let fails = true;
  apiServer.use(
    respond.get('/applications/:id', { application }),
    http.put('*/ReviewApplicationByOrg/:id', ({ params }) => {
      reviewed.push(String(params['id']));
      return fails
        ? HttpResponse.json(apiError('INTERNAL', 'Reference: r-7'), { status: 500 })
        : HttpResponse.json({ application, message: 'ok' });
    }),
  );
  renderWithProviders(<ApplicationReviewPage />, at(application.id));
  await expectReviews(1);
  fails = false;
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 60_000);
  fireEvent(document, new Event('visibilitychange'));
  await expectReviews(2);
  fireEvent(document, new Event('visibilitychange'));
  await expectReviews(2);
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
