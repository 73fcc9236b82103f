import { useSignOut } from '@ifj/shared-api';
import { useToast } from '@ifj/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

type Dialog = (typeof import('@ifj/shared-ui/dialog'))['ConfirmDialog'];

export interface Logout {
  /** The dialog that asks; null while nothing is asked. */
  dialog: Dialog | null;
  /** Whether signing out is under way. */
  busy: boolean;
  ask: () => Promise<void>;
  cancel: () => void;
  confirm: () => Promise<void>;
}

/** The way out of the dashboard: a question, then signing out and the sign-in page. */
export function useLogout(): Logout {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [busy, setBusy] = useState(false);
  const signOut = useSignOut();
  const navigate = useNavigate();
  const toast = useToast();

  return {
    dialog,
    busy,
    ask: async () => {
      try {
        const { ConfirmDialog } = await import(
          /* webpackChunkName: "dialog" */ '@ifj/shared-ui/dialog'
        );
        setDialog(() => ConfirmDialog);
      } catch {
        toast.error('Logging out needs a connection. Check yours and try again.');
      }
    },
    cancel: () => {
      setDialog(null);
    },
    confirm: async () => {
      setBusy(true);
      await signOut();
      toast.success('You have been logged out successfully!');
      await navigate('/login', { replace: true });
    },
  };
}
