import { readReturnAddress, useSession } from '@ifj/shared-api';
import { useLocation } from 'react-router-dom';

/** Why somebody was led to the sign-in page; null for who came or signed out on purpose. */
export function useArrival(): string | null {
  const { ended, isSignedIn } = useSession();
  const { search } = useLocation();
  if (ended === 'expired') return 'Your session is over. Log in to go on.';
  const wasLed = readReturnAddress(search) !== null;
  return wasLed && ended === null && !isSignedIn ? 'User ID not found. Please log in again.' : null;
}
