import { useSignOut } from '@ifj/shared-api';
import { Button, loadDialog, useToast } from '@ifj/shared-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

const LogoutDialog = loadDialog(
  async () => (await import('./logout-dialog.tsx')).LogoutDialog,
  'Logging out needs a connection. Check yours and try again.',
);

/** How long after the page it is fetched, in milliseconds: the page's own parts come first. */
const aheadAfter = 2_000;

/** The way out for who cannot enter the dashboard. */
export function Logout() {
  const signOut = useSignOut();
  const toast = useToast();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);

  // The question has to come without a connection too.
  useEffect(() => {
    const timer = setTimeout(LogoutDialog.ahead, aheadAfter);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  const stay = () => {
    setAsked(false);
  };

  const leave = async () => {
    setBusy(true);
    await signOut();
    toast.success('You have been logged out successfully!');
    await navigate('/login', { replace: true });
  };

  return (
    <>
      <Button
        tone="quiet"
        icon="logout"
        onClick={() => {
          setAsked(true);
        }}
      >
        Logout
      </Button>
      {asked && <LogoutDialog busy={busy} onConfirm={() => void leave()} onClose={stay} />}
    </>
  );
}
