import Fade from '@mui/material/Fade';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { toastWords } from './toast-box.tsx';
import { ToastContent } from './toast-content.tsx';
import {
  fadeTime,
  isOpenError,
  successesAtOnce,
  successTime,
  type ToasterProps,
} from './toast-context.ts';

function Queue({ messages, onOver }: ToasterProps) {
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
        autoHideDuration: successTime,
        persist: message.kind === 'error',
        onExited: () => {
          onOver(message.id);
        },
      });
    }
  }, [messages, onOver, enqueueSnackbar, closeSnackbar]);

  return null;
}

/**
 * Draws the messages with notistack; loaded before the first of them is needed. It pushes out what
 * is beyond its number, also an error where nothing else is left: errors have room of their own.
 */
export function Toaster(props: ToasterProps) {
  return (
    <SnackbarProvider
      maxSnack={successesAtOnce + props.messages.filter(isOpenError).length}
      TransitionComponent={Fade}
      transitionDuration={{ enter: 200, exit: fadeTime }}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      Components={{ success: ToastContent, error: ToastContent }}
    >
      <Queue {...props} />
    </SnackbarProvider>
  );
}
