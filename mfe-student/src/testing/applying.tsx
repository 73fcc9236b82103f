import {
  apiServer,
  jobFactory,
  renderWithProviders,
  respond,
  userFactory,
} from '@ifj/shared-api/testing';
import type { Job } from '@ifj/shared-api';
import { Toasts } from '@ifj/shared-ui';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import ApplyPage from '../features/applications/apply.page.tsx';

/** Who applies. */
export const user = userFactory();

export const addressOfForm = ({ id, org_id }: Job): string =>
  `/dashboard/jobs/${id}/apply/${org_id}`;

/** The form of a job, as the one who applies sees it. */
export function showApply(given: Partial<Job> = {}, page: ReactElement = <ApplyPage />) {
  const job = jobFactory({ job_title: 'Data intern', ...given });
  apiServer.use(respond.get(`/view/jobs/${job.id}`, { job }));
  return renderWithProviders(page, {
    path: '/dashboard/jobs/:id/apply/:orgId',
    address: addressOfForm(job),
    session: { role: 'student', user_id: user.user_id },
    wrapper: Toasts,
  });
}

/** A file that is one of the tests' blobs: the class File of jsdom belongs to others. */
export const pdf = (name: string) =>
  Object.defineProperty(new Blob(['%PDF-1.7 x'], { type: 'application/pdf' }), 'name', {
    value: name,
  }) as File;

/** What stands in place of the form; the announcer says it too. */
export const findOutcome = (title: string) =>
  screen.findByText(title, { selector: '[role="status"] *' });

export const findAnnounced = (text: string) =>
  screen.findByText(text, { selector: 'slot > [aria-live] > *' });

export async function choose(hand: UserEvent): Promise<void> {
  await hand.upload(await screen.findByLabelText(/^Resume/), pdf('resume.pdf'));
  await hand.upload(screen.getByLabelText(/^Internship letter/), pdf('letter.pdf'));
  await screen.findByText('letter.pdf');
}

export async function fill(hand: UserEvent): Promise<void> {
  await choose(hand);
  await hand.type(screen.getByLabelText(/^Cover letter/), 'Dear all');
}
