import styled from '@emotion/styled';
import MuiDialog from '@mui/material/Dialog';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Heading } from '../layout/heading.tsx';
import { Notice } from '../states/notice.tsx';
import { color, media, space } from '../theme/tokens.ts';

const Head = styled.div({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space(2),
  padding: `${space(2)} ${space(1.5)} 0 ${space(2.5)}`,
  '& > h2': { paddingBlock: 10 },
});

const Body = styled.div({
  padding: `${space(0.5)} ${space(2.5)} ${space(2.5)}`,
  display: 'grid',
  gap: space(2),
  overflowY: 'auto',
  color: color.ink,
});

const Foot = styled.div({
  display: 'grid',
  gap: space(2),
  padding: `${space(2)} ${space(2.5)}`,
  borderBlockStart: `1px solid ${color.line}`,
});

const Actions = styled.div({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space(1),
  [media.tablet]: { flexDirection: 'row', justifyContent: 'flex-end' },
});

export interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** While true it cannot be closed. */
  busy?: boolean | undefined;
  /** Buttons, the one that goes on last. */
  actions?: ReactNode;
  /** Why the last try failed: stands beside the buttons, in sight however long the content is. */
  error?: string | null | undefined;
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Which of several contents it shows: with another one its heading takes the focus. */
  step?: string | undefined;
  children: ReactNode;
}

/** What is longer than the window is scrolled with the keyboard too, which needs the focus for it. */
function letScroll(body: HTMLElement | null): void {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
  else body?.removeAttribute('tabindex');
}

/** A window over the page: it holds the focus, goes with Escape and gives the focus back. */
export function Dialog({
  open,
  title,
  onClose,
  busy = false,
  actions,
  error,
  role = 'dialog',
  step,
  children,
}: DialogProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = open ? step : undefined;
  const before = useRef(shown);

  useEffect(() => {
    const isAnother = before.current !== undefined && before.current !== shown;
    before.current = shown;
    if (isAnother && shown !== undefined) heading.current?.focus();
  }, [shown]);

  return (
    <MuiDialog
      open={open}
      role={role}
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onClose={() => {
        if (!busy) onClose();
      }}
    >
      <Head>
        <Heading level={2} id={`${id}-title`} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <IconButton icon="close" label="Close" onClick={onClose} disabled={busy} />
      </Head>
      <Body
        id={`${id}-body`}
        ref={(body) => {
          letScroll(body);
        }}
      >
        {children}
      </Body>
      {(actions || error) && (
        <Foot>
          {error && <Notice tone="danger">{error}</Notice>}
          {actions && <Actions>{actions}</Actions>}
        </Foot>
      )}
    </MuiDialog>
  );
}
