import { forgetPassword } from '@ifj/shared-api';
import { forgetGoogleRegistration } from '../google/google-registration.ts';
import { removeRegistrationDrafts } from './registration-drafts.ts';

/** Forgets what this tab knows of somebody who has begun to sign up. */
export function forgetNewcomer(): void {
  forgetPassword();
  forgetGoogleRegistration();
  removeRegistrationDrafts();
}
