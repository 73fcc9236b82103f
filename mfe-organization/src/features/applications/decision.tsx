import { isFinalStatus } from '@ifj/shared-api';
import { Button, Stack } from '@ifj/shared-ui';
import { lazy, Suspense, useState } from 'react';
import type { Application } from '../../generated/operations.ts';
import type { RejectionLetter } from './rejection-letter.ts';

const AcceptDialog = lazy(async () => ({
  default: (await import('./accept-dialog.tsx')).AcceptDialog,
}));
const RejectDialog = lazy(async () => ({
  default: (await import('./reject-dialog.tsx')).RejectDialog,
}));

interface DecisionProps {
  application: Application;
  /** What a rejection sends. */
  letter: RejectionLetter | null;
}

/** The two ways an application can end here. A dialog stays until it is closed, also past the end. */
export function Decision({ application, letter }: DecisionProps) {
  const [asked, setAsked] = useState<'accept' | 'reject' | null>(null);
  const close = () => {
    setAsked(null);
  };
  const open = !isFinalStatus(application.status);
  return (
    <Stack direction="row" gap={1.5} wrap>
      {open && application.status !== 'Interview' && (
        <Button
          icon="accepted"
          onClick={() => {
            setAsked('accept');
          }}
        >
          Accept Application
        </Button>
      )}
      {open && (
        <Button
          tone="danger"
          icon="refused"
          onClick={() => {
            setAsked('reject');
          }}
        >
          Reject Application
        </Button>
      )}
      <Suspense>
        {asked === 'accept' && <AcceptDialog application={application} onClose={close} />}
        {asked === 'reject' && (
          <RejectDialog application={application} letter={letter} onClose={close} />
        )}
      </Suspense>
    </Stack>
  );
}
