import { useSignOut } from '@ifj/shared-api';
import { useOpenHere, useToast } from '@ifj/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

export interface Logout {
  asked: boolean;
  /** Whether signing out is under way. */
  busy: boolean;
  ask: () => void;
  cancel: () => void;
  confirm: () => Promise<void>;
}

/** The way out of the dashboard: a question, then signing out and the sign-in page. */
export function useLogout(): Logout {
  const [asked, setAsked] = useOpenHere();
  const [busy, setBusy] = useState(false);
  const signOut = useSignOut();
  const navigate = useNavigate();
  const toast = useToast();

  return {
    asked,
    busy,
    ask: () => {
      setAsked(true);
    },
    cancel: () => {
      setAsked(false);
    },
    confirm: async () => {
      setBusy(true);
      await signOut();
      toast.success('You have been logged out successfully!');
      await navigate('/login', { replace: true });
    },
  };
}
