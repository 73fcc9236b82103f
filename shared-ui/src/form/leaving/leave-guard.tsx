import { useEffect } from 'react';
import { loadDialog } from '../../states/load-dialog.tsx';
import { useLeaving } from './use-leaving.ts';

const LeaveDialog = loadDialog(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

interface LeaveGuardProps {
  /** Whether leaving would lose something. */
  unsaved: boolean;
  /** The person leaves all the same; what was typed is not wanted any more. */
  onLeave: () => void;
}

/** Asks before a page with unsaved changes is left. */
export function LeaveGuard({ unsaved, onLeave }: LeaveGuardProps) {
  const { asking, stay, leave } = useLeaving(unsaved);

  // The question has to come without a connection too.
  useEffect(() => {
    if (unsaved) LeaveDialog.ahead();
  }, [unsaved]);

  if (!asking) return null;
  return (
    <LeaveDialog
      onClose={stay}
      onLeave={() => {
        onLeave();
        leave();
      }}
    />
  );
}
