import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useState, type FunctionComponent } from 'react';
import { useLocation } from 'react-router-dom';
import { Spinner } from '../actions/spinner.tsx';
import { useToast } from '../toasts/toast-context.ts';
import { color, radius } from '../theme/tokens.ts';
import { useAnnouncement } from './announcer.tsx';
import { loadPart, type LoadedPart } from './load-part.tsx';

export interface Closable {
  onClose: () => void;
}

const hidden = keyframes({ from: { visibility: 'hidden' } });

/** Where the dialog will be; not to be seen for as long as most take. */
const Box = styled.p({
  position: 'fixed',
  zIndex: 1300,
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: 'fit-content',
  height: 'fit-content',
  margin: 'auto',
  padding: '14px 18px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.ink,
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)',
  animation: `${hidden} 0s 0.2s backwards`,
});

const openingText = 'Opening…';

/** Counts as closed as soon as somebody goes elsewhere: it would open over another page. */
function Opening({ onClose }: Closable) {
  const { key } = useLocation();
  const [askedAt] = useState(key);
  useAnnouncement(openingText);
  useEffect(() => {
    if (key !== askedAt) onClose();
  }, [key, askedAt, onClose]);
  return (
    <Box>
      <Spinner />
      {openingText}
    </Box>
  );
}

interface NotOpenedProps extends Closable {
  text: string;
}

function NotOpened({ text, onClose }: NotOpenedProps) {
  const toast = useToast();
  useEffect(() => {
    toast.closeErrors();
    toast.error(text);
    onClose();
  }, [toast, text, onClose]);
  return null;
}

/**
 * A dialog that is fetched when it is asked for, which is seen and heard. If that fails, a message
 * says so and the dialog counts as closed: the button that asked for it is the way to try again.
 *
 * @param failedText what the message says
 */
export function loadDialog<Props>(
  fetch: () => Promise<FunctionComponent<Props>>,
  failedText = 'This could not be opened. Check your connection and try again.',
): LoadedPart<Props & Closable> {
  return loadPart<Props & Closable>(fetch, {
    waiting: ({ onClose }) => <Opening onClose={onClose} />,
    failed: ({ props }) => <NotOpened text={failedText} onClose={props.onClose} />,
  });
}
