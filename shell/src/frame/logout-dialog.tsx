import { lazy, Suspense } from 'react';
import type { Logout } from './use-logout.ts';

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: component } = await import(
    /* webpackChunkName: "dialog" */ '@ifj/shared-ui/dialog'
  );
  return { default: component };
});

/** Asks before signing out. */
export function LogoutDialog({ asked, busy, cancel, confirm }: Logout) {
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        open
        title="Logout Confirmation"
        text="Are you sure you want to logout?"
        busy={busy}
        busyText="Logging out…"
        onConfirm={() => void confirm()}
        onCancel={cancel}
      />
    </Suspense>
  );
}
