import { useEffect, type FunctionComponent } from 'react';
import { useToast } from '../toasts/toast-context.ts';
import { loadPart, type LoadedPart } from './load-part.tsx';

export interface Closable {
  onClose: () => void;
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
 * A dialog that is fetched when it is asked for. If that fails, a message says so and the dialog
 * counts as closed: the button that asked for it is the way to try again.
 *
 * @param failedText what the message says
 */
export function loadDialog<Props>(
  fetch: () => Promise<FunctionComponent<Props>>,
  failedText = 'This could not be opened. Check your connection and try again.',
): LoadedPart<Props & Closable> {
  return loadPart<Props & Closable>(fetch, {
    failed: ({ props }) => <NotOpened text={failedText} onClose={props.onClose} />,
  });
}
