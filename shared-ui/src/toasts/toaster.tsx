import Fade from '@mui/material/Fade';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { toastWords } from './toast-box.tsx';
import { ToastContent } from './toast-content.tsx';
import { fadeTime, successTime, type ToasterProps } from './toast-context.ts';

function Queue({ messages }: Pick<ToasterProps, 'messages'>) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(0);

  useEffect(() => {
    for (const message of messages) {
      if (message.over) closeSnackbar(message.id);
      if (message.over || message.id <= shown.current) continue;
      shown.current = message.id;
      enqueueSnackbar(toastWords(message), {
        key: message.id,
        variant: message.kind,
        autoHideDuration: message.kind === 'success' ? successTime : null,
      });
    }
  }, [messages, enqueueSnackbar, closeSnackbar]);

  return null;
}

/** Draws the messages with notistack; loaded before the first of them is needed. */
export function Toaster({ messages }: ToasterProps) {
  return (
    <SnackbarProvider
      maxSnack={3}
      TransitionComponent={Fade}
      transitionDuration={{ enter: 200, exit: fadeTime }}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      Components={{ success: ToastContent, error: ToastContent }}
    >
      <Queue messages={messages} />
    </SnackbarProvider>
  );
}
