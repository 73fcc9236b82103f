import {
  apiServer,
  applicationFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { Link } from 'react-router-dom';
import ApplicationReviewPage from '../features/applications/application-review.page.tsx';
import type { Application } from '../generated/operations.ts';

const letter = { subject: 'Your application', text: 'We are sorry.' };

/** The api's answer about one application. */
export const answerReview = (application: Application) =>
  respond.get('/applications/:id', { application, rejection_letter: letter });

export const showApplication = (id: string) =>
  renderWithProviders(
    <>
      <Link to="/dashboard/applications/gone">Another</Link>
      <ApplicationReviewPage />
    </>,
    {
      path: '/dashboard/applications/:applicationId',
      address: `/dashboard/applications/${id}`,
      session: { role: 'organization' },
      wrapper: Toasts,
    },
  );

/** Opens an application that is viewed, unless something else is given. */
export function showReview(given: Partial<Application> = {}) {
  const application = applicationFactory({ status: 'Viewed', ...given });
  apiServer.use(answerReview(application));
  return { application, ...showApplication(application.id) };
}
