import { forgetPassword } from './pending-password.ts';

/** Forgets what this tab alone keeps for the person: drafts and everything else in session storage. */
export function forgetTab(): void {
  forgetPassword();
  try {
    sessionStorage.clear();
  } catch {
    // Nothing is stored where storage is refused.
  }
}
