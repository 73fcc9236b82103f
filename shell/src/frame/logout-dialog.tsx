import { loadDialog } from '@ifj/shared-ui';
import type { Logout } from './use-logout.ts';

const ConfirmDialog = loadDialog(
  async () =>
    (await import(/* webpackChunkName: "dialog" */ '@ifj/shared-ui/dialog')).ConfirmDialog,
  'Logging out needs a connection. Check yours and try again.',
);

/** Asks before signing out. */
export function LogoutDialog({ asked, busy, cancel, confirm }: Logout) {
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
