import { Button } from '../actions/button.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { Notice } from '../states/notice.tsx';
import { useWork } from './use-work.ts';

interface DeletionByGoogleProps {
  onDelete: () => Promise<void>;
  onSignInAgain: () => void;
  onClose: () => void;
}

/** Deletes an account that has no password, whose owner has just signed in with Google. */
export function DeletionByGoogle({ onDelete, onSignInAgain, onClose }: DeletionByGoogleProps) {
  const { busy, problem, run } = useWork(onDelete);
  return (
    <Stack gap={2}>
      <Text>
        To make sure that it is you, sign in with Google once more. You come back to this page, and
        can delete your account within five minutes.
      </Text>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Stack gap={1}>
        <Button full disabled={busy} onClick={onSignInAgain}>
          Sign in with Google
        </Button>
        <Button tone="danger" full busy={busy} busyText="Deleting…" onClick={() => void run()}>
          Delete account
        </Button>
        <Button tone="secondary" full disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}
