import { useSession } from '@ifj/shared-api';
import { FailedState } from '@ifj/shared-ui';
import { WaysBack } from './ways-back.tsx';

interface GoogleRefusalProps {
  text: string;
  /** Absent where another try cannot succeed. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
}

/** Google has signed in nobody; whoever had a session before still has it. */
export function GoogleRefusal(refusal: GoogleRefusalProps) {
  const { isSignedIn } = useSession();
  return (
    <FailedState
      title={isSignedIn ? 'Google did not confirm that it is you' : 'You are not signed in'}
      {...refusal}
      action={<WaysBack />}
    />
  );
}
