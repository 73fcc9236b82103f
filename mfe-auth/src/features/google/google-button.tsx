import { visitGoogleAddress } from '@ifj/shared-api';
import { Button } from '@ifj/shared-ui';
import { useState } from 'react';
import { useListProvidersQuery } from '../../generated/operations.ts';
import { useReturn } from '../session/use-return.ts';

interface GoogleButtonProps {
  /** What the button offers: "Sign Up with Google". */
  children: string;
}

/** While it could not be found out, in milliseconds. */
const askAgainAfter = 5_000;

const withoutIt = 'Use your email and a password.';

/** The way in with a Google account, by a page of Google; says why where it cannot be gone. */
export function GoogleButton({ children }: GoogleButtonProps) {
  const { next } = useReturn();
  const [isLost, setLost] = useState(false);
  const { data, isError } = useListProvidersQuery(undefined, {
    pollingInterval: isLost ? askAgainAfter : 0,
  });
  if (isError !== isLost) setLost(isError);
  const [google] = data?.providers ?? [];
  if (isError || data?.providers.length === 0) {
    const why = isError ? 'cannot be used at the moment' : 'is not set up on this site';
    return (
      <Button tone="secondary" full disabledReason={`Google ${why}. ${withoutIt}`}>
        {children}
      </Button>
    );
  }
  return (
    <Button
      tone="secondary"
      full
      aria-disabled={google === undefined}
      onClick={() => {
        if (google) window.location.assign(visitGoogleAddress({ next: next ?? undefined }));
      }}
    >
      {children}
    </Button>
  );
}
