import styled from '@emotion/styled';
import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { color, fontSize, radius } from '../theme/tokens.ts';

const Anchor = styled('span', { shouldForwardProp: (prop) => prop !== 'full' })<{
  full: boolean;
}>(({ full }) => ({
  position: 'relative',
  display: full ? 'flex' : 'inline-flex',
  maxWidth: '100%',
}));

const Bubble = styled.span({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: '100%',
  insetInlineStart: 0,
  width: 'max-content',
  maxWidth: 'min(260px, 80vw)',
  padding: '8px 12px',
  borderRadius: radius.small,
  background: color.ink,
  color: color.surface,
  fontSize: fontSize.small,
  fontWeight: 400,
  lineHeight: 1.4,
  textAlign: 'start',
});

const edge = 8;

/** Moves a bubble that would reach over the window's end back into it. */
function keepInside(bubble: HTMLElement) {
  bubble.style.marginInlineStart = '0';
  const over = bubble.getBoundingClientRect().right + edge - document.documentElement.clientWidth;
  if (over > 0) bubble.style.marginInlineStart = `${-over}px`;
}

interface TooltipProps {
  text: string;
  /** As wide as what is around it. */
  full?: boolean | undefined;
  /** One focusable element; it is described by the text. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A text that shows on hover, focus or tap, stays while it is pointed at, and goes with Escape. */
export function Tooltip({ text, full = false, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const bubble = useRef<HTMLSpanElement>(null);
  const show = () => {
    setOpen(true);
  };
  const hide = () => {
    setOpen(false);
  };

  useLayoutEffect(() => {
    if (open && bubble.current) keepInside(bubble.current);
  }, [open]);

  // What is only pointed at is not where keys go; a dialog around it stops them on their way up.
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
    };
  }, [open]);

  return (
    <Anchor full={full} onMouseEnter={show} onMouseLeave={hide} onFocus={show} onBlur={hide}>
      {cloneElement(children, { 'aria-describedby': id })}
      <Bubble ref={bubble} role="tooltip" id={id} hidden={!open}>
        {text}
      </Bubble>
    </Anchor>
  );
}
