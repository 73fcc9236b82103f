import { describeError } from '@ifj/shared-api';
import { FailedState } from '@ifj/shared-ui';
import { SigningIn } from '../session/signing-in.tsx';
import { useGoogleArrival } from './use-google-arrival.ts';
import { WaysBack } from './ways-back.tsx';

interface GoogleArrivalProps {
  code: string;
  /** It takes longer than it should. */
  isLate: boolean;
}

/** Somebody came back from Google: finds out whether they have an account, and forwards. */
export function GoogleArrival({ code, isLate }: GoogleArrivalProps) {
  const { error, isSending, again } = useGoogleArrival(code);
  if (error === undefined) return <SigningIn isLate={isLate} />;
  const { status, message } = describeError(error);
  const isRefusal = status !== null && status < 500;
  return (
    <FailedState
      title="You are not signed in"
      text={message}
      onRetry={isRefusal ? undefined : again}
      retrying={isSending}
      action={<WaysBack />}
    />
  );
}
