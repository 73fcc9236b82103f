import { readReturnAddress } from '@ifj/shared-api';
import { Button } from '@ifj/shared-ui';
import { useLocation } from 'react-router-dom';
import { useListProvidersQuery } from '../../generated/operations.ts';

interface GoogleButtonProps {
  /** What the button offers: "Sign Up with Google". */
  children: string;
}

const withoutIt = 'Use your email and a password.';

/** The way in with a Google account, by a page of Google; says why where it cannot be gone. */
export function GoogleButton({ children }: GoogleButtonProps) {
  const { search } = useLocation();
  const { data, isError } = useListProvidersQuery();
  const google = data?.providers.find(({ id }) => id === 'google');
  const next = readReturnAddress(search);
  const reason = isError
    ? `Google cannot be used at the moment. ${withoutIt}`
    : data === undefined
      ? 'One moment: we look whether Google is set up on this site.'
      : `Google is not set up on this site. ${withoutIt}`;
  if (google === undefined) {
    return (
      <Button tone="secondary" full disabledReason={reason}>
        {children}
      </Button>
    );
  }
  const query = next === null ? '' : `?${new URLSearchParams({ next })}`;
  return (
    <Button
      tone="secondary"
      full
      onClick={() => {
        window.location.assign(google.start + query);
      }}
    >
      {children}
    </Button>
  );
}
