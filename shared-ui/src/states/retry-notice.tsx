import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

interface RetryNoticeProps {
  onRetry: () => void;
  /** Whether the retry is on its way. */
  retrying?: boolean | undefined;
  /** What is missing, in a sentence. */
  children: ReactNode;
}

/** A part of a page could not be loaded while the rest works: says so, with a way to try again. */
export function RetryNotice({ onRetry, retrying, children }: RetryNoticeProps) {
  return (
    <div role="status">
      <Notice
        tone="warning"
        action={
          <Button
            tone="secondary"
            small
            icon="refresh"
            onClick={onRetry}
            busy={retrying}
            busyText="Trying again…"
          >
            Try again
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
