import {
  apiError,
  apiServer,
  applicationFactory,
  interviewFactory,
  respond,
} from '@ifj/shared-api/testing';
import { formatDate } from '@ifj/shared-ui';
import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { showApplication, showReview } from '../../testing/reviewing.tsx';

const button = (name: string) => screen.findByRole('button', { name });
const decide = (call: 'Accept' | 'Reject', answer: object, status = 200) =>
  respond.put(`/${call}ApplicationByOrg/:id`, { ...answer }, status);

describe('an application', () => {
  test('shows all that the student sent', async () => {
    const { application } = showReview();
    expect(await screen.findByRole('heading', { level: 1, name: 'Amina Bello' })).toBeVisible();
    for (const text of [
      'amina@example.com',
      'University of Lagos',
      'Computer Science',
      application.cover_letter,
      'resume.pdf',
      'letter.pdf',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Data Analyst Intern' })).toHaveAttribute(
      'href',
      `/dashboard/jobs/${application.job_id}`,
    );
    expect(screen.getByRole('button', { name: 'Download resume' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download internship letter' })).toBeVisible();
  });

  test('hands over a file, which the api knows by its id', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    apiServer.use(respond.get('/files/a%20file', {}));
    const { user } = showReview({ resume: '/somewhere/a file' });
    await user.click(await button('Download resume'));
    await waitFor(() => expect(saved).toEqual(['resume.pdf']));
  });

  test('names what is missing', async () => {
    const { user } = applicationFactory();
    showReview({
      resume: null,
      internship_letter: null,
      cover_letter: '',
      job_title: '',
      user: { ...user, student: { full_name: '', university: '', course_of_study: '' } },
    });
    expect(await screen.findByRole('heading', { name: 'Unknown Applicant' })).toBeVisible();
    expect(screen.getAllByText('N/A')).toHaveLength(3);
    expect(screen.getByText('No cover letter provided.')).toBeVisible();
    expect(screen.getByText('Unknown University')).toBeVisible();
    expect(screen.getByText('Unknown Job Title')).toBeVisible();
  });

  test('for a deleted job says so, and leads there no more', async () => {
    showReview({ job: { ...applicationFactory().job, available: false } });
    expect(await screen.findByText('This job is no longer available.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Data Analyst Intern' })).toBeNull();
  });

  test('stands somewhere on its way', async () => {
    showReview({
      history: [
        { status: 'Applied', at: '2026-11-02T09:00:00.000Z' },
        { status: 'Viewed', at: '2026-11-03T09:00:00.000Z' },
      ],
    });
    const steps = await screen.findByRole('list', { name: 'Where the application stands' });
    expect(within(steps).getByRole('listitem', { current: 'step' })).toHaveTextContent(/^Viewed/);
    expect(within(steps).getByText('Decision')).toBeVisible();
  });

  test('that is not there says so', async () => {
    apiServer.use(respond.get('/applications/:id', apiError('NOT_FOUND', 'Not found'), 404));
    const { user, location } = showApplication('1');
    expect((await screen.findAllByText('No application details...'))[0]).toBeVisible();
    await user.click(await button('Go Back'));
    expect(location().pathname).toBe('/dashboard/applications');
  });

  test('that is not there does not show as the one before it', async () => {
    const { user } = showReview();
    expect(await screen.findByRole('heading', { level: 1, name: 'Amina Bello' })).toBeVisible();
    apiServer.use(respond.get('/applications/gone', apiError('NOT_FOUND', 'Not found'), 404));
    await user.click(screen.getByRole('link', { name: 'Another' }));
    expect((await screen.findAllByText('No application details...'))[0]).toBeVisible();
    expect(screen.queryByText('Amina Bello')).toBeNull();
  });

  test('that cannot be loaded gives its reason and a retry', async () => {
    apiServer.use(respond.get('/applications/:id', apiError('INTERNAL', 'Reference: 4'), 500));
    showApplication('1');
    expect(await screen.findByText('Error fetching Applications:')).toBeVisible();
    expect(screen.getByText('Reference: 4')).toBeVisible();
    expect(await button('Try again')).toBeVisible();
  });
});

describe('rejecting', () => {
  test('shows the letter first, then says that it is done and returns to the list', async () => {
    const application = applicationFactory({ status: 'Rejected' });
    apiServer.use(decide('Reject', { application, message: 'ok' }));
    const { user, location } = showReview();
    await user.click(await button('Reject Application'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Rejection Card' });
    expect(within(dialog).getByText('We are sorry.')).toBeVisible();
    expect(within(dialog).getByText(/send the formal rejection letter/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Application has been rejected')).toBeVisible();
    await waitFor(() => {
      expect(location().pathname).toBe('/dashboard/applications');
    });
  });

  test('can be thought over', async () => {
    const { user } = showReview();
    await user.click(await button('Reject Application'));
    await user.click(await button('Cancel'));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  });

  test('that is refused says why', async () => {
    const why = 'This application cannot be rejected any more.';
    apiServer.use(decide('Reject', apiError('ILLEGAL_TRANSITION', why), 409));
    const { user, location } = showReview();
    await user.click(await button('Reject Application'));
    await user.click(await button('Confirm'));
    expect(await screen.findByText(why)).toBeVisible();
    expect(location().pathname).toMatch(/^\/dashboard\/applications\/./);
  });
});

describe('scheduling an interview', () => {
  test('asks whether there is to be one, and leads to the set-up', async () => {
    const { user, application } = showReview({ status: 'Viewed' });
    await user.click(await button('Schedule Interview'));
    const dialog = await screen.findByRole('dialog', { name: 'Schedule Interview' });
    expect(within(dialog).getByText(/virtual interview .* via Google Meet/)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Yes, set up an interview' })).toHaveAttribute(
      'href',
      `/setup-interview?id=${application.id}`,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  async function skip() {
    const { user, location } = showReview();
    await user.click(await button('Schedule Interview'));
    await user.click(await button('No, skip interview'));
    const dialog = await screen.findByRole('dialog', { name: 'Accept Candidate?' });
    return { user, location, dialog };
  }

  test('may be skipped: then the candidate is accepted', async () => {
    const application = applicationFactory({ status: 'Accepted' });
    apiServer.use(decide('Accept', { application, message: 'ok' }));
    const { user, location, dialog } = await skip();
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('heading', { name: 'Successful!' })).toBeVisible();
    expect(await screen.findByText('Application has been accepted')).toBeVisible();
    await user.click(await button('Back to applications'));
    expect(location().pathname).toBe('/dashboard/applications');
  });

  test('may be skipped, and the candidate not be accepted', async () => {
    const { user, dialog } = await skip();
    await user.click(within(dialog).getByRole('button', { name: 'No' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  test('says why the candidate could not be accepted', async () => {
    const why = 'This application cannot be accepted any more.';
    apiServer.use(decide('Accept', apiError('ILLEGAL_TRANSITION', why), 409));
    const { user, dialog } = await skip();
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Accept Candidate?' })).toBeVisible();
  });
});

describe('an invited applicant', () => {
  const invited = (category: 'pending' | 'active' | 'completed') =>
    showReview({ status: 'Interview', interview: interviewFactory({ category }) });

  test.each([
    ['pending', 'The interview is on'],
    ['active', 'The interview is today,'],
    ['completed', 'The interview was on'],
  ] as const)('has an interview that is %s', async (category, words) => {
    const { application } = invited(category);
    const notice = await screen.findByText(new RegExp(`^${words}.*Lagos time`));
    expect(notice).toHaveTextContent(formatDate('2099-12-05'));
    expect(screen.getByRole('link', { name: 'See your interviews' })).toHaveAttribute(
      'href',
      '/dashboard/interviews',
    );
    expect(screen.getByRole('link', { name: 'Reschedule Interview' })).toHaveAttribute(
      'href',
      `/setup-interview?id=${application.id}`,
    );
    expect(screen.getByRole('button', { name: 'Reject Application' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Schedule Interview' })).toBeNull();
  });
});

describe('a decided application', () => {
  test.each([
    ['Accepted', 'You accepted this application'],
    ['Rejected', 'You rejected this application and sent the rejection letter'],
    ['Withdrawn', 'The student withdrew this application'],
  ] as const)('that is %s says when, and offers nothing more', async (status, words) => {
    showReview({
      status,
      history: [
        { status: 'Applied', at: '2026-11-02T09:00:00.000Z' },
        { status, at: '2026-11-20T09:00:00.000Z' },
      ],
    });
    expect(await screen.findByText(`${words} on ${formatDate('2026-11-20')}.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Application|Interview/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Interview/ })).toBeNull();
  });

  test('of older data counts as rejected', async () => {
    showReview({ status: 'Open' });
    expect(await screen.findByText('This application was rejected.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Application|Interview/ })).toBeNull();
  });
});
