import {
  apiError,
  apiServer,
  jobFactory,
  renderWithProviders,
  respond,
  studentFactory,
  userFactory,
} from '@ifj/shared-api/testing';
import type { Job } from '@ifj/shared-api';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answerUploads } from '../../testing/uploads.ts';
import ApplyPage from './apply.page.tsx';

const user = userFactory();

function showApply(given: Partial<Job> = {}) {
  const job = jobFactory({ job_title: 'Data intern', ...given });
  apiServer.use(respond.get('/view/jobs/:id', { job }));
  return renderWithProviders(<ApplyPage />, {
    path: '/dashboard/jobs/:id/apply/:orgId',
    address: `/dashboard/jobs/${job.id}/apply/${job.org_id}`,
    session: { role: 'student', user_id: user.user_id },
  });
}

/** A file that is one of the tests' blobs: the class File of jsdom belongs to others. */
const pdf = (name: string) =>
  Object.defineProperty(new Blob(['%PDF-1.7 x'], { type: 'application/pdf' }), 'name', {
    value: name,
  }) as File;

async function choose(hand: UserEvent) {
  await hand.upload(await screen.findByLabelText(/^Resume/), pdf('resume.pdf'));
  await hand.upload(screen.getByLabelText(/^Internship letter/), pdf('letter.pdf'));
  await screen.findByText('letter.pdf');
}

async function fill(hand: UserEvent) {
  await choose(hand);
  await hand.type(screen.getByLabelText(/^Cover letter/), 'Dear all');
}

test('who applies is shown, and Apply waits for both files and a letter', async () => {
  apiServer.use(respond.get('/me', user));
  const { user: hand } = showApply();
  const apply = () => screen.findByRole('button', { name: 'Apply' });
  const letterIsMissing = 'Before you apply: write a cover letter.';
  expect(await screen.findByText('Amina Bello')).toBeVisible();
  expect(screen.getByText(user.email)).toBeVisible();
  expect(await apply()).toHaveAccessibleDescription(
    'Before you apply: choose your resume, choose your internship letter, write a cover letter.',
  );
  await choose(hand);
  await hand.type(screen.getByLabelText(/^Cover letter/), '   ');
  expect(await apply()).toHaveAccessibleDescription(letterIsMissing);
  expect(await apply()).toHaveAttribute('aria-disabled', 'true');
  await hand.type(screen.getByLabelText(/^Cover letter/), 'Dear all');
  expect(await apply()).not.toHaveAttribute('aria-disabled');
});

const notSent = 'Failed to submit the application.';

test.each([
  [{ status: 415, body: apiError('FILE_TYPE', 'The resume is no PDF.') }, 'The resume is no PDF.'],
  [{ status: 502, body: 'Bad gateway' }, notSent],
  ['no connection' as const, notSent],
])('a refusal is told in the server’s words alone, else in ours: %j', async (answer, text) => {
  apiServer.use(respond.get('/me', user));
  const { user: hand } = showApply();
  await fill(hand);
  answerUploads(answer);
  await hand.click(screen.getByRole('button', { name: 'Apply' }));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByLabelText(/^Cover letter/)).toHaveValue('Dear all');
});

test('the letter outlasts the tab, for this student and job alone', async () => {
  apiServer.use(respond.get('/me', user));
  const { user: hand, unmount } = showApply({ id: 'job-1' });
  await hand.type(await screen.findByLabelText(/^Cover letter/), 'Dear all');
  await waitFor(() => expect(Object.keys(localStorage).join()).toMatch(/apply:.*:job-1/));
  unmount();
  sessionStorage.clear();
  const second = showApply({ id: 'job-1' });
  expect(await screen.findByLabelText(/^Cover letter/)).toHaveValue('Dear all');
  second.unmount();
  showApply({ id: 'job-2' });
  expect(await screen.findByLabelText(/^Cover letter/)).toHaveValue('');
});

test('a cancelled upload is announced, and everything stays', async () => {
  apiServer.use(respond.get('/me', user));
  const { user: hand } = showApply();
  await fill(hand);
  answerUploads('nothing yet');
  const places = screen.getAllByRole('status');
  await hand.click(screen.getByRole('button', { name: 'Apply' }));
  await hand.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByText(/The upload was cancelled/);
  expect(places.map(({ textContent }) => textContent).join()).toContain('was cancelled');
  expect(screen.getByText('letter.pdf')).toBeVisible();
});

test('what arrived without an answer is seen once there is a line again, and its letter goes', async () => {
  apiServer.use(respond.get('/me', user));
  const job = jobFactory();
  const { user: hand } = showApply(job);
  await fill(hand);
  answerUploads('no connection');
  await hand.click(screen.getByRole('button', { name: 'Apply' }));
  expect((await screen.findByRole('alert')).textContent).toBe(notSent);
  apiServer.use(respond.get('/view/jobs/:id', { job: { ...job, application: [user.user_id] } }));
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Your application has been submitted!')).toBeVisible();
  expect(Object.keys(localStorage).join()).not.toContain('apply:');
});

test.each(['full_name', 'university', 'course_of_study'] as const)(
  'a profile without %s cannot apply',
  async (name) => {
    apiServer.use(respond.get('/me', userFactory({ student: studentFactory({ [name]: '' }) })));
    const { user: hand, location } = showApply();
    expect(await screen.findByText('Required student information is missing.')).toBeVisible();
    const { pathname } = location();
    await hand.click(screen.getByRole('link', { name: 'Complete your profile' }));
    expect(location()).toMatchObject({
      pathname: '/dashboard/profile',
      search: '?edit',
      state: { applyingAt: pathname },
    });
  },
);

test('a second application is told so at once', async () => {
  apiServer.use(respond.get('/me', user));
  showApply({ application: [user.user_id] });
  expect(await screen.findByText('You have already applied for this job.')).toBeVisible();
});

test('one that was withdrawn is told so, with the way to it', async () => {
  apiServer.use(respond.get('/me', user));
  showApply({ application: [user.user_id], application_status: 'Withdrawn' });
  expect(await screen.findByText(/^You have withdrawn it\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my applications' })).toHaveAttribute(
    'href',
    '/dashboard/applications?tab=Rejected',
  );
});

test('a closed job takes no application by a direct link', async () => {
  apiServer.use(respond.get('/me', user));
  showApply({ state: 'closed', status: 0 });
  expect(
    await screen.findByText('This job is closed and takes no more applications.'),
  ).toBeVisible();
});

test.each([
  [404, 'User not found'],
  [500, 'Failed to fetch user data'],
])('a `me` that answers %i says "%s"', async (status, text) => {
  apiServer.use(respond.get('/me', apiError('ANY', 'Reason'), status));
  showApply();
  expect(await screen.findByText(text)).toBeVisible();
});
