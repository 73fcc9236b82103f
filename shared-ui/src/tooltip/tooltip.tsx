import styled from '@emotion/styled';
import { cloneElement, useId, useState, type ReactElement } from 'react';
import { color, fontSize, radius } from '../theme/tokens.ts';

const Anchor = styled('span', { shouldForwardProp: (prop) => prop !== 'full' })<{
  full: boolean;
}>(({ full }) => ({
  position: 'relative',
  display: full ? 'flex' : 'inline-flex',
  maxWidth: '100%',
  '& > [role="tooltip"]': { visibility: 'hidden', opacity: 0 },
  '&:not([data-dismissed]):hover > [role="tooltip"], &:not([data-dismissed]):focus-within > [role="tooltip"]':
    { visibility: 'visible', opacity: 1 },
}));

const Bubble = styled.span({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: '100%',
  insetInlineStart: 0,
  width: 'max-content',
  maxWidth: 'min(260px, 70vw)',
  padding: '8px 12px',
  borderRadius: radius.small,
  background: color.ink,
  color: color.surface,
  fontSize: fontSize.small,
  fontWeight: 400,
  lineHeight: 1.4,
  textAlign: 'start',
  transition: 'opacity 120ms',
});

interface TooltipProps {
  text: string;
  full?: boolean;
  /** One focusable element; it is described by the text. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A text that shows on hover and focus and goes with Escape. */
export function Tooltip({ text, full = false, children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  return (
    <Anchor
      full={full}
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDismissed(true);
      }}
      onMouseEnter={() => {
        setDismissed(false);
      }}
      onBlur={() => {
        setDismissed(false);
      }}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <Bubble role="tooltip" id={id}>
        {text}
      </Bubble>
    </Anchor>
  );
}
