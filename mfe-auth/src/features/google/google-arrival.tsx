import { describeError, visitGoogleAddress } from '@ifj/shared-api';
import { SigningIn } from '../session/signing-in.tsx';
import { useReturn } from '../session/use-return.ts';
import { GoogleRefusal } from './google-refusal.tsx';
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
  const { next } = useReturn();
  if (error === undefined) {
    return (
      <SigningIn
        isLate={isLate}
        wayBack={<WaysBack />}
        onRetry={() => {
          // The code works once, and may have arrived.
          window.location.assign(visitGoogleAddress({ next: next ?? undefined }));
        }}
      />
    );
  }
  const { status, message } = describeError(error);
  const isRefusal = status !== null && status < 500;
  return (
    <GoogleRefusal text={message} onRetry={isRefusal ? undefined : again} retrying={isSending} />
  );
}
