import { useSignOut } from '@ifj/shared-api';
import { Button, useToast } from '@ifj/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** The way out for who cannot enter the dashboard. */
export function Logout() {
  const signOut = useSignOut();
  const toast = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    await signOut();
    toast.success('You have been logged out successfully!');
    await navigate('/login', { replace: true });
  };

  return (
    <Button
      tone="quiet"
      icon="logout"
      busy={busy}
      busyText="Logging out…"
      onClick={() => void leave()}
    >
      Logout
    </Button>
  );
}
