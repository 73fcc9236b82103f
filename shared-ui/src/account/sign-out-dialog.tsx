import { ConfirmDialog } from './dialogs.tsx';
import { useWork } from './use-work.ts';

interface SignOutDialogProps {
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

export function SignOutDialog({ onConfirm, onClose }: SignOutDialogProps) {
  const { busy, problem, run } = useWork(onConfirm);
  return (
    <ConfirmDialog
      open
      title="Sign out everywhere?"
      text="You are signed out on every device, on this one too, and can log in again at any time."
      confirmText="Sign out everywhere"
      busy={busy}
      busyText="Signing out…"
      error={problem}
      onConfirm={() => void run()}
      onCancel={onClose}
      onClose={onClose}
    />
  );
}
