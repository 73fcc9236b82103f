import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';

interface LeaveDialogProps {
  onClose: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ onClose, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open
      danger
      title="Leave without saving?"
      text="What you typed on this page will be lost."
      cancelText="Stay"
      confirmText="Leave"
      onConfirm={onLeave}
      onCancel={onClose}
    />
  );
}
