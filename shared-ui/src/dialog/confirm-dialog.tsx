import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Text } from '../layout/text.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The question. */
  text: ReactNode;
  cancelText?: string | undefined;
  confirmText?: string | undefined;
  /** What the confirming button says while `busy`. */
  busyText?: string | undefined;
  busy?: boolean | undefined;
  /** Confirming destroys something. */
  danger?: boolean | undefined;
  /** Why the last try failed. */
  error?: string | null | undefined;
  onConfirm: () => void;
  /** By the cancelling button. */
  onCancel: () => void;
  /** By Escape, the cross or a press outside; as cancelling by default. */
  onClose?: (() => void) | undefined;
  /** Further content under the question. */
  children?: ReactNode;
}

/** A question with two answers. */
export function ConfirmDialog({
  open,
  title,
  text,
  cancelText = 'Cancel',
  confirmText = 'Confirm',
  busyText,
  busy = false,
  danger = false,
  error,
  onConfirm,
  onCancel,
  onClose = onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      role="alertdialog"
      busy={busy}
      error={error}
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onCancel} disabled={busy}>
            {cancelText}
          </Button>
          <Button
            tone={danger ? 'danger' : 'primary'}
            onClick={onConfirm}
            busy={busy}
            busyText={busyText}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
      {children}
    </Dialog>
  );
}
