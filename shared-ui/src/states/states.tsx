import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { Stack } from '../layout/stack.tsx';
import { useOnline } from './offline-banner.tsx';
import { State } from './state.tsx';

interface EmptyStateProps {
  /** The specified words, "No jobs available". */
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** There is nothing to show. */
export function EmptyState(props: EmptyStateProps) {
  return <State scene="empty" role="status" {...props} />;
}

interface FailedStateProps {
  /** The specified words, "Failed to fetch jobs. Please try again." */
  title: string;
  /** The reason, a reference for support. */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Whether the retry is on its way. */
  retrying?: boolean | undefined;
  /** A further way out beside the retry. */
  action?: ReactNode;
}

/** Something could not be loaded; offers a retry. Offline, the drawing says why. */
export function FailedState({ title, text, onRetry, retrying, action }: FailedStateProps) {
  const online = useOnline();
  const retry = onRetry && (
    <Button icon="refresh" onClick={onRetry} busy={retrying} busyText="Trying again…">
      Try again
    </Button>
  );
  return (
    <State
      scene={online ? 'failed' : 'offline'}
      role="alert"
      title={title}
      text={text}
      action={
        (retry ?? action) && (
          <Stack direction="row" justify="center" gap={1.5} wrap>
            {retry}
            {action}
          </Stack>
        )
      }
    />
  );
}

/** The page is not for this person's role. */
export function UnauthorizedState({ action }: { action?: ReactNode }) {
  return (
    <State
      scene="forbidden"
      title="Unauthorized"
      text="This page is for another kind of account."
      action={action ?? <LinkButton to="/dashboard/jobs">Go to jobs</LinkButton>}
    />
  );
}

/** Nobody is signed in. */
export function PleaseLogInState({ title = 'Please log in.' }: { title?: string }) {
  return (
    <State
      scene="signIn"
      title={title}
      text="You need to be signed in to see this page."
      action={<LinkButton to="/login">Log in</LinkButton>}
    />
  );
}

interface NotFoundStateProps {
  title?: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** There is nothing at this address. */
export function NotFoundState({
  title = 'Page not found',
  text = 'The address may be mistyped, or what was here is gone.',
  action = <LinkButton to="/">Go to the start page</LinkButton>,
}: NotFoundStateProps) {
  return <State scene="notFound" title={title} text={text} action={action} />;
}

interface MessageStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** Something is awaited from somebody else, such as an approval. */
export function WaitingState(props: MessageStateProps) {
  return <State scene="waiting" role="status" {...props} />;
}

/** Something the person did is done. */
export function SuccessState(props: MessageStateProps) {
  return <State scene="done" role="status" {...props} />;
}
