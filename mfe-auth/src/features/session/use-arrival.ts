import { isLedToSignIn, useSession } from '@ifj/shared-api';
import { useLocation } from 'react-router-dom';
import { useReturn } from './use-return.ts';

/** Why somebody was led to the sign-in page; null for who came or signed out on purpose. */
export function useArrival(): string | null {
  const { ended, isSignedIn } = useSession();
  const isLed = isLedToSignIn(useLocation());
  const { next } = useReturn();
  if (ended === 'expired') return 'Your session is over. Log in to go on.';
  const isWithoutId = isLed && next !== null && ended === null && !isSignedIn;
  return isWithoutId ? 'User ID not found. Please log in again.' : null;
}
