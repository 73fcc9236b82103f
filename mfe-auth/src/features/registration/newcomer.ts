import { readFormDetails } from '@ifj/shared-api';
import { readGoogleRegistration } from '../google/google-registration.ts';

/** Who is signing up. */
export interface Newcomer {
  email: string;
  /** What stands for a password where Google vouches for them. */
  ticket: string | null;
  fullName: string;
}

/** Who came here from sign-up or from Google; null for nobody. */
export function readNewcomer(): Newcomer | null {
  const google = readGoogleRegistration();
  if (google) {
    return { email: google.email, ticket: google.ticket, fullName: google.full_name ?? '' };
  }
  const details = readFormDetails();
  return details && { email: details.email, ticket: null, fullName: '' };
}
