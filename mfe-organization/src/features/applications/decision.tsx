import { isFinalStatus } from '@ifj/shared-api';
import { Button, LinkButton, loadDialog, Stack, useIsHere } from '@ifj/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Application } from '../../generated/operations.ts';
import { applicantOf } from './applicant.ts';
import type { RejectionLetter } from './rejection-letter.ts';
import { setUpInterview } from './set-up-interview.ts';

const AcceptDialog = loadDialog(async () => (await import('./accept-dialog.tsx')).AcceptDialog);
const RejectDialog = loadDialog(async () => (await import('./reject-dialog.tsx')).RejectDialog);
const ScheduleDialog = loadDialog(
  async () => (await import('./schedule-dialog.tsx')).ScheduleDialog,
);

interface DecisionProps {
  application: Application;
  /** What a rejection sends. */
  letter: RejectionLetter | null;
}

/**
 * What can be decided on an application. Whoever was invited is accepted on the interviews' screen,
 * once their day is past. A dialog stays until it is closed, also past the end.
 */
export function Decision({ application, letter }: DecisionProps) {
  const [asked, setAsked] = useState<'schedule' | 'accept' | 'reject' | null>(null);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const close = () => {
    setAsked(null);
  };
  const goToList = () => {
    if (isHere()) void navigate('/dashboard/applications');
  };
  return (
    <>
      {!isFinalStatus(application.status) && (
        <Stack direction="row" gap={1.5} wrap>
          {application.status === 'Interview' ? (
            <LinkButton to={setUpInterview(application.id)} icon="interviews">
              Reschedule Interview
            </LinkButton>
          ) : (
            <Button
              icon="interviews"
              onClick={() => {
                setAsked('schedule');
              }}
            >
              Schedule Interview
            </Button>
          )}
          <Button
            tone="danger"
            icon="refused"
            onClick={() => {
              setAsked('reject');
            }}
          >
            Reject Application
          </Button>
        </Stack>
      )}
      {asked === 'schedule' && (
        <ScheduleDialog
          applicationId={application.id}
          name={applicantOf(application).name}
          onSkip={() => {
            setAsked('accept');
          }}
          onClose={close}
        />
      )}
      {asked === 'accept' && (
        <AcceptDialog
          application={application}
          doneText="Back to applications"
          onDone={goToList}
          onClose={close}
        />
      )}
      {asked === 'reject' && (
        <RejectDialog application={application} letter={letter} onDone={goToList} onClose={close} />
      )}
    </>
  );
}
