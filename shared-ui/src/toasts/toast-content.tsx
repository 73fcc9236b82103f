import { useSnackbar, type CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import { ToastBox } from './toast-box.tsx';

interface ToastContentProps extends CustomContentProps {
  /** Given by notistack, to measure and move the message. */
  ref?: Ref<HTMLDivElement>;
}

/** One message inside notistack. */
export function ToastContent({ id, message, variant, ref }: ToastContentProps) {
  const { closeSnackbar } = useSnackbar();
  return (
    <ToastBox
      ref={ref}
      kind={variant === 'error' ? 'error' : 'success'}
      onClose={() => {
        closeSnackbar(id);
      }}
    >
      {message}
    </ToastBox>
  );
}
