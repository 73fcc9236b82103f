import { FailedState } from '@ifj/shared-ui';
import { WaysBack } from './ways-back.tsx';

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

const over =
  'This sign-in with Google is over, or was begun in another browser. Please begin again.';

/** Somebody came back from Google without being signed in there. */
export function GoogleProblem({ problem }: { problem: string }) {
  return (
    <FailedState
      title="You are not signed in"
      text={texts.get(problem) ?? over}
      action={<WaysBack />}
    />
  );
}
