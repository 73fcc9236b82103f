import { loadDialog } from '@ifj/shared-ui';
import { useEffect } from 'react';
import type { Logout } from './use-logout.ts';

const ConfirmDialog = loadDialog(
  async () =>
    (await import(/* webpackChunkName: "dialog" */ '@ifj/shared-ui/dialog')).ConfirmDialog,
  'Logging out needs a connection. Check yours and try again.',
);

/** How long after the frame is filled it is fetched, in milliseconds: on a slow line the page's own parts come first. */
const aheadAfter = 4_000;

interface LogoutDialogProps extends Logout {
  /** Whether the frame has all that it shows. */
  isFrameFilled: boolean;
}

/** Asks before signing out. */
export function LogoutDialog({ asked, busy, cancel, confirm, isFrameFilled }: LogoutDialogProps) {
  // The question has to come without a connection too.
  useEffect(() => {
    if (!isFrameFilled) return undefined;
    const timer = setTimeout(ConfirmDialog.ahead, aheadAfter);
    return () => {
      clearTimeout(timer);
    };
  }, [isFrameFilled]);

  if (!asked) return null;
  return (
    <ConfirmDialog
      open
      title="Logout Confirmation"
      text="Are you sure you want to logout?"
      busy={busy}
      busyText="Logging out…"
      onConfirm={() => void confirm()}
      onCancel={cancel}
      onClose={cancel}
    />
  );
}
