import { ConfirmDialog } from '@ifj/shared-ui/dialog';

interface LogoutDialogProps {
  /** Whether signing out is under way. */
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before signing out, in the words of the side menu. */
export function LogoutDialog({ busy, onConfirm, onClose }: LogoutDialogProps) {
  return (
    <ConfirmDialog
      open
      title="Logout Confirmation"
      text="Are you sure you want to logout?"
      busy={busy}
      busyText="Logging out…"
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
