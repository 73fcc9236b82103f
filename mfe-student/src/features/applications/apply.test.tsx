import {
  apiError,
  apiServer,
  jobFactory,
  renderWithProviders,
  respond,
  studentFactory,
  userFactory,
} from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import {
  addressOfForm,
  choose,
  fill,
  findOutcome,
  showApply,
  user,
} from '../../testing/applying.tsx';
import { answerUploads } from '../../testing/uploads.ts';
import ApplyPage from './apply.page.tsx';

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

test.each(['full_name', 'university', 'course_of_study'] as const)(
  'a profile without %s cannot apply',
  async (name) => {
    apiServer.use(respond.get('/me', userFactory({ student: studentFactory({ [name]: '' }) })));
    const { user: hand, location } = showApply();
    expect(await findOutcome('Required student information is missing.')).toBeVisible();
    const { pathname } = location();
    await hand.click(screen.getByRole('link', { name: 'Complete your profile' }));
    expect(location()).toMatchObject({
      pathname: '/dashboard/profile',
      search: '?edit',
      state: { applyingAt: pathname },
    });
  },
);

test('a profile that the api finds incomplete leads to the profile, and the letter is kept', async () => {
  apiServer.use(respond.get('/me', user));
  const { user: hand, location } = showApply();
  await fill(hand);
  const incomplete = 'Required student information is missing.';
  answerUploads({ status: 409, body: apiError('PROFILE_INCOMPLETE', incomplete) });
  await hand.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await findOutcome(incomplete)).toBeVisible();
  expect(Object.values(localStorage).join()).toContain('Dear all');
  const { pathname } = location();
  await hand.click(screen.getByRole('link', { name: 'Complete your profile' }));
  expect(location().state).toMatchObject({ applyingAt: pathname });
});

test('the form of another job is another form', async () => {
  const other = jobFactory({ job_title: 'Design intern' });
  apiServer.use(respond.get('/me', user), respond.get(`/view/jobs/${other.id}`, { job: other }));
  const { user: hand } = showApply(
    {},
    <>
      <Link to={addressOfForm(other)}>Other job</Link>
      <ApplyPage />
    </>,
  );
  await fill(hand);
  answerUploads('nothing yet');
  await hand.click(screen.getByRole('button', { name: 'Apply' }));
  await hand.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByText(/The upload was cancelled/);
  await hand.click(screen.getByRole('link', { name: 'Other job' }));
  expect(screen.queryByText('Apply: Data intern')).toBeNull();
  expect(await screen.findByText('Apply: Design intern')).toBeVisible();
  expect(await screen.findByLabelText(/^Cover letter/)).toHaveValue('');
  expect(screen.queryByText('letter.pdf')).toBeNull();
  expect(screen.queryByText(/The upload was cancelled/)).toBeNull();
});

test('a second application is told so at once', async () => {
  apiServer.use(respond.get('/me', user));
  showApply({ application: [user.user_id] });
  expect(await findOutcome('You have already applied for this job.')).toBeVisible();
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
  expect(await findOutcome('This job is closed and takes no more applications.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your letter as you wrote it last' })).toBeNull();
});

test('a job that is gone says so, and why', async () => {
  apiServer.use(
    respond.get('/me', user),
    respond.get('/view/jobs/:id', apiError('NOT_FOUND', 'Not found'), 404),
  );
  renderWithProviders(<ApplyPage />, {
    path: '/dashboard/jobs/:id/apply/:orgId',
    address: '/dashboard/jobs/gone/apply/1',
    session: { role: 'student' },
  });
  expect(await screen.findByText('This job is no longer available')).toBeVisible();
  expect(
    screen.getByText('It may have been removed, or the address may be mistyped.'),
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
