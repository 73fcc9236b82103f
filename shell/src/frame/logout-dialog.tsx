import { createElement } from 'react';
import type { Logout } from './use-logout.ts';

/** Asks before signing out. */
export function LogoutDialog({ dialog, busy, cancel, confirm }: Logout) {
  return (
    dialog &&
    createElement(dialog, {
      open: true,
      title: 'Logout Confirmation',
      text: 'Are you sure you want to logout?',
      busy,
      busyText: 'Logging out…',
      onConfirm: () => void confirm(),
      onCancel: cancel,
    })
  );
}
