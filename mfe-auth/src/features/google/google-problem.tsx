import { useSession } from '@ifj/shared-api';
import { GoogleRefusal } from './google-refusal.tsx';

/** Why there is no word from Google, by the name that the api gives it in the address. */
const texts = new Map([
  ['cancelled', 'Signing in with Google was cancelled.'],
  [
    'unavailable',
    'Google cannot be reached at the moment. Try again shortly, or use your email and a password.',
  ],
  ['refused', 'What came back from Google could not be trusted. Please begin again.'],
  ['busy', 'We cannot take you to Google at the moment. Try again in a few minutes.'],
  ['not-set-up', 'Google is not set up on this site. Use your email and a password.'],
]);

/** The same for whoever has a session: they came to show that it is them, not for another way in. */
const textsWithSession = new Map([
  ...texts,
  ['unavailable', 'Google cannot be reached at the moment. Try again shortly.'],
  ['not-set-up', 'Google is not set up on this site.'],
]);

const over =
  'This sign-in with Google is over, or was begun in another browser. Please begin again.';

/** Somebody came back from Google without its word on who they are. */
export function GoogleProblem({ problem }: { problem: string }) {
  const { isSignedIn } = useSession();
  const known = isSignedIn ? textsWithSession : texts;
  return <GoogleRefusal text={known.get(problem) ?? over} />;
}
