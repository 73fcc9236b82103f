import { Button, Spinner, Stack, Text } from '@ifj/shared-ui';
import type { ReactNode } from 'react';

interface SigningInProps {
  /** Begins anew: the call in flight cannot be repeated beside itself. */
  onRetry: () => void;
  /** It takes longer than it should: a retry and a way back are offered. */
  isLate: boolean;
  wayBack: ReactNode;
}

export function SigningIn({ onRetry, isLate, wayBack }: SigningInProps) {
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={1.5} role="status">
        <Spinner />
        <Text>{isLate ? 'This takes longer than usual.' : 'Getting your account…'}</Text>
      </Stack>
      {isLate && (
        <Stack gap={1.5}>
          <Button icon="refresh" onClick={onRetry}>
            Try again
          </Button>
          {wayBack}
        </Stack>
      )}
    </Stack>
  );
}
