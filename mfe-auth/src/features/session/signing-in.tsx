import { Button, LinkButton, Spinner, Stack, Text } from '@ifj/shared-ui';
import { useReturn } from './use-return.ts';

interface SigningInProps {
  /** It takes longer than it should: a retry and a way back are offered. */
  isLate: boolean;
}

export function SigningIn({ isLate }: SigningInProps) {
  const { onTheWay } = useReturn();
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={1.5} role="status">
        <Spinner />
        <Text>{isLate ? 'This takes longer than usual.' : 'Getting your account…'}</Text>
      </Stack>
      {isLate && (
        <Stack gap={1.5}>
          {/* The call in flight cannot be repeated beside itself, so the page begins anew. */}
          <Button
            icon="refresh"
            onClick={() => {
              window.location.reload();
            }}
          >
            Try again
          </Button>
          <LinkButton to={onTheWay('/login')} tone="secondary">
            Back to Login
          </LinkButton>
        </Stack>
      )}
    </Stack>
  );
}
