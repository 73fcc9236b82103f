import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { space } from '../theme/tokens.ts';
import { Notice } from './notice.tsx';

const Line = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(0.5)} ${space(2)}`,
  '& > span': { flex: '1 1 200px' },
});

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
      <Notice tone="warning">
        <Line>
          <span>{children}</span>
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
        </Line>
      </Notice>
    </div>
  );
}
