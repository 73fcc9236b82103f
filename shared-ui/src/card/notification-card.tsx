import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { relativeDay } from '../format/days.ts';
import { Card } from '../layout/card.tsx';
import { Heading } from '../layout/heading.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { color, space } from '../theme/tokens.ts';
import { useToast } from '../toasts/toast-context.ts';
import { StatusChip } from './status-chip.tsx';

const Shell = styled(Card)({
  display: 'grid',
  gap: space(1),
  // Drawn inside: a wider border would move the text.
  '&[data-unread]': {
    borderInlineStartColor: color.primary,
    boxShadow: `inset 3px 0 0 ${color.primary}`,
  },
}) as typeof Card;

interface NotificationCardProps {
  title: string;
  message: string;
  /** When it was sent, an ISO moment. */
  at: string;
  read: boolean;
  /** The screen that it is about. */
  to: string;
  /** The reader goes there, or says that it is read; resolves to why marking it failed, or null. */
  onRead: () => Promise<string | null>;
  /** What can be answered to it. */
  children?: ReactNode;
}

/** Something that happened, new until it is read. */
export function NotificationCard({
  title,
  message,
  at,
  read,
  to,
  onRead,
  children,
}: NotificationCardProps) {
  const id = useId();
  const toast = useToast();
  const [marking, setMarking] = useState(false);

  async function markByButton() {
    toast.closeErrors();
    setMarking(true);
    const problem = await onRead();
    setMarking(false);
    if (problem !== null) toast.error('The notification could not be marked as read.', problem);
  }

  return (
    <Shell component="article" aria-labelledby={id} data-unread={read ? undefined : true}>
      <Stack direction="row" justify="between" align="start" gap={1.5}>
        <Heading level={2} size="body" id={id}>
          {title}
        </Heading>
        {!read && (
          <StatusChip tone="info" icon="notifications">
            New
          </StatusChip>
        )}
      </Stack>
      <Text preserve>{message}</Text>
      <Text tone="muted" size="small">
        <time dateTime={at}>{relativeDay(at)}</time>
      </Text>
      {children}
      <Stack direction="row" gap={1} wrap>
        <LinkButton
          to={to}
          tone="secondary"
          small
          aria-label={`Open: ${title}`}
          onClick={() => {
            if (!read) void onRead();
          }}
        >
          Open
        </LinkButton>
        {!read && (
          <Button
            tone="quiet"
            small
            busy={marking}
            busyText="Marking…"
            aria-label={`Mark as read: ${title}`}
            onClick={() => void markByButton()}
          >
            Mark as read
          </Button>
        )}
      </Stack>
    </Shell>
  );
}
