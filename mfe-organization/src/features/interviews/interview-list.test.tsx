import {
  apiError,
  apiServer,
  applicationFactory,
  interviewFactory,
  nextId,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Interview } from '../../generated/operations.ts';
import InterviewListPage from './interview-list.page.tsx';

const orgId = nextId();

const answer = (interviews: Interview[]) =>
  respond.get('/organizations/:id/interviews', {
    interviews,
    meta: { next_cursor: null, timezone: 'Africa/Lagos' },
  });

function show(interviews: Interview[], tab = 'pending') {
  apiServer.use(answer(interviews));
  return open(tab);
}

const open = (tab: string) =>
  renderWithProviders(<InterviewListPage />, {
    path: '/dashboard/interviews',
    address: `/dashboard/interviews?tab=${tab}`,
    session: { role: 'organization', role_specific_id: orgId },
    wrapper: Toasts,
  });

const past = (given: Partial<Interview> = {}) =>
  interviewFactory({ category: 'completed', open: false, ...given });

const card = () => screen.findByRole('article', { name: 'Amina Bello' });

/** The words of an empty state, which are announced as well. */
const emptyWords = async (text: string) => (await screen.findAllByText(text))[0];

describe('the tabs', () => {
  test('ask for their category, and stand in the address', async () => {
    const asked: string[] = [];
    apiServer.use(
      http.get('*/organizations/:org/interviews', ({ request, params }) => {
        const category = new URL(request.url).searchParams.get('category');
        asked.push(`${String(params['org'])} ${category ?? ''}`);
        return HttpResponse.json({
          interviews: [],
          meta: { next_cursor: null, timezone: 'Africa/Lagos' },
        });
      }),
    );
    const { user, location } = open('');
    expect(await emptyWords('No interviews found for Pending.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Active' }));
    expect(await emptyWords('No interviews found for Active.')).toBeVisible();
    expect(location().search).toBe('?tab=active');
    await user.click(screen.getByRole('tab', { name: 'Completed' }));
    expect(await emptyWords('No interviews found for Completed.')).toBeVisible();
    expect(asked).toEqual([`${orgId} pending`, `${orgId} active`, `${orgId} completed`]);
  });

  test('a failure gives its reason and a retry', async () => {
    apiServer.use(
      respond.get('/organizations/:id/interviews', apiError('INTERNAL', 'Reference: r-7'), 500),
    );
    const { user } = open('pending');
    expect(await screen.findByText('Error fetching interviews:')).toBeVisible();
    expect(screen.getByText('Reference: r-7')).toBeVisible();
    apiServer.use(answer([interviewFactory()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card()).toBeVisible();
  });

  test('an interview that moved to a later page meanwhile stands once, as that page has it', async () => {
    const moved = interviewFactory();
    const other = interviewFactory();
    const pageOf = (interviews: Interview[], next_cursor: string | null) =>
      HttpResponse.json({ interviews, meta: { next_cursor, timezone: 'Africa/Lagos' } });
    apiServer.use(
      http.get('*/organizations/:id/interviews', ({ request }) =>
        new URL(request.url).searchParams.has('cursor')
          ? pageOf([{ ...moved, open: false }], null)
          : pageOf([moved, other], 'next'),
      ),
    );
    const { user } = open('pending');
    expect(await screen.findAllByText('The student has not chosen yet.')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => {
      expect(screen.getAllByText('The student has not chosen yet.')).toHaveLength(1);
    });
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  test('an organization without its id is told', () => {
    renderWithProviders(<InterviewListPage />, {
      session: { role: 'organization', role_specific_id: null },
    });
    expect(screen.getByText('Organization ID not found.')).toBeVisible();
  });
});

describe('an interview that is to come', () => {
  test('says with whom, for what, when, and what was offered', async () => {
    const interview = interviewFactory();
    show([interview]);
    const shown = within(await card());
    expect(shown.getByText('University of Lagos')).toBeVisible();
    expect(shown.getByText('Data Analyst Intern')).toBeVisible();
    expect(shown.getByText('Pending')).toBeVisible();
    expect(shown.getByText('Scheduled for Interview')).toBeVisible();
    expect(shown.getAllByText(/Lagos time/)).toHaveLength(4);
    expect(shown.getByText(/^In \d+ days$/)).toBeVisible();
    expect(shown.getAllByRole('listitem')).toHaveLength(3);
    expect(shown.getByText('The student has not chosen yet.')).toBeVisible();
    expect(shown.queryByText(/chosen by the student/)).toBeNull();
    expect(shown.getByRole('link', { name: /^Join interview/ })).toHaveAttribute(
      'href',
      interview.meet_link,
    );
    expect(shown.getByRole('link', { name: /^Reschedule/ })).toHaveAttribute(
      'href',
      `/setup-interview?id=${interview.application_id}`,
    );
    expect(shown.queryByRole('button', { name: /Accept|Reject/ })).toBeNull();
  });

  test('marks the date that the student has chosen', async () => {
    show([interviewFactory({ selected_date: 'alt_date_1', open: false })]);
    const chosen = within(await card()).getByText(/chosen by the student/);
    expect(chosen).toHaveTextContent(/6.*2099|2099.*6/);
    expect(screen.queryByText('The student has not chosen yet.')).toBeNull();
  });

  test('says each date that was offered on both clocks to a reader elsewhere', async () => {
    show([interviewFactory({ timezone: 'Asia/Tokyo' })]);
    for (const offer of within(await card()).getAllByRole('listitem')) {
      expect(offer).toHaveTextContent(/Tokyo time \(.+\)/);
    }
  });

  test('names what is missing, and offers no address but Google Meet’s', async () => {
    show([
      interviewFactory({
        user: { email: 'a@example.com', student: { full_name: '', university: '' } },
        job: { job_title: '' },
        meet_link: 'https://meet.google.com.evil.example/abc',
      }),
    ]);
    expect(await screen.findByText('Unknown Applicant')).toBeVisible();
    expect(screen.getByText('Unknown University')).toBeVisible();
    expect(screen.getByText('Unknown Job Title')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Join interview/ })).toBeNull();
  });

  test('is called off after a question, and goes from the list', async () => {
    const interview = interviewFactory();
    const { user } = show([interview]);
    await user.click(await screen.findByRole('button', { name: /^Cancel interview/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel interview?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep interview' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    let cancelled = '';
    apiServer.use(
      http.post('*/interviews/:id/cancel', ({ params }) => {
        cancelled = String(params['id']);
        apiServer.use(answer([]));
        return HttpResponse.json({
          interview: { ...interview, cancelled: true },
          message: 'Interview cancelled.',
        });
      }),
    );
    await user.click(screen.getByRole('button', { name: /^Cancel interview/ }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Cancel interview',
      }),
    );
    expect(await emptyWords('No interviews found for Pending.')).toBeVisible();
    expect(await screen.findByText('Interview cancelled.')).toBeVisible();
    expect(cancelled).toBe(interview.id);
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Pending' })).toHaveFocus());
  });

  test('a refused cancellation says why', async () => {
    const { user } = show([interviewFactory()]);
    apiServer.use(
      respond.post('/interviews/:id/cancel', apiError('ILLEGAL_TRANSITION', 'Withdrawn.'), 409),
    );
    await user.click(await screen.findByRole('button', { name: /^Cancel interview/ }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel interview' }));
    expect(await within(dialog).findByText('Withdrawn.')).toBeVisible();
  });
});

describe('an interview whose day is past', () => {
  test('lets the applicant be accepted', async () => {
    const interview = past();
    const { user } = show([interview], 'completed');
    const shown = within(await card());
    expect(shown.queryByRole('link', { name: /^Join/ })).toBeNull();
    expect(shown.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    apiServer.use(
      http.put('*/AcceptApplicationByOrg/:id', ({ params }) => {
        expect(params['id']).toBe(interview.application_id);
        apiServer.use(answer([]));
        return HttpResponse.json({
          application: applicationFactory({ status: 'Accepted' }),
          message: 'ok',
        });
      }),
    );
    await user.click(shown.getByRole('button', { name: /^Accept/ }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Accept Candidate?' })).getByRole('button', {
        name: 'Yes',
      }),
    );
    expect(await screen.findByText('Application has been accepted')).toBeVisible();
    // Its card has gone; the dialog stays until it is closed.
    await user.click(await screen.findByRole('button', { name: 'Back to interviews' }));
    expect(await emptyWords('No interviews found for Completed.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Completed' })).toHaveFocus());
  });

  test('lets the applicant be rejected with the letter that is shown', async () => {
    const interview = past();
    const { user } = show([interview], 'completed');
    apiServer.use(
      respond.get('/applications/:id', {
        application: applicationFactory({ id: interview.application_id, status: 'Interview' }),
        rejection_letter: { subject: 'Your application', text: 'We are sorry.' },
      }),
      http.put('*/RejectApplicationByOrg/:id', ({ params }) => {
        expect(params['id']).toBe(interview.application_id);
        apiServer.use(answer([past({ ...interview, application: { status: 'Rejected' } })]));
        return HttpResponse.json({
          application: applicationFactory({ status: 'Rejected' }),
          message: 'ok',
        });
      }),
    );
    await user.click(await screen.findByRole('button', { name: /^Reject/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Rejection Card' });
    expect(within(dialog).getByText('We are sorry.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Rejected')).toBeVisible();
    expect(screen.getByText('Application has been rejected')).toBeVisible();
    expect(within(await card()).queryByRole('button')).toBeNull();
  });

  test('nobody is rejected without a letter', async () => {
    const { user } = show([past()], 'completed');
    apiServer.use(respond.get('/applications/:id', apiError('INTERNAL', 'Reference: r-7'), 500));
    await user.click(await screen.findByRole('button', { name: /^Reject/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Rejection Card' });
    expect(await within(dialog).findByText('Reference: r-7')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Confirm' })).toBeNull();
  });
});

test.each(['Rejected', 'Withdrawn'] as const)(
  'an interview whose application is %s does not take place and has no buttons',
  async (status) => {
    show([interviewFactory({ application: { status }, cancelled: true, open: false })]);
    const shown = within(await card());
    expect(shown.getByText(status)).toBeVisible();
    expect(shown.getByText('This interview does not take place.')).toBeVisible();
    expect(shown.queryByRole('listitem')).toBeNull();
    expect(shown.queryByRole('button')).toBeNull();
    expect(shown.queryByRole('link', { name: /^(Join|Reschedule)/ })).toBeNull();
  },
);
