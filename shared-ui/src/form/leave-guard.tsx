import { lazy, Suspense, useEffect } from 'react';
import { useLeaving } from './use-leaving.ts';

const loadDialog = () => import('./leave-dialog.tsx');

const LeaveDialog = lazy(async () => ({ default: (await loadDialog()).LeaveDialog }));

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
    if (unsaved) loadDialog().catch(() => undefined);
  }, [unsaved]);

  if (!asking) return null;
  return (
    <Suspense>
      <LeaveDialog
        onStay={stay}
        onLeave={() => {
          onLeave();
          leave();
        }}
      />
    </Suspense>
  );
}
