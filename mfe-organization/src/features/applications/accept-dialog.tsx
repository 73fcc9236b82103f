import { describeError } from '@ifj/shared-api';
import { Button, Text, useToast } from '@ifj/shared-ui';
import { StepDialog } from '@ifj/shared-ui/dialog';
import { useState } from 'react';
import { useAcceptApplicationMutation } from '../../generated/operations.ts';
import { useLateFailure } from '../screen/use-late-failure.ts';
import { applicantOf, type OfApplicant } from './applicant.ts';

interface AcceptDialogProps {
  application: OfApplicant & { id: string };
  /** Where the last step leads: "Back to applications". */
  doneText: string;
  onDone: () => void;
  onClose: () => void;
}

export function AcceptDialog({ application, doneText, onDone, onClose }: AcceptDialogProps) {
  const [accept, { isLoading, error }] = useAcceptApplicationMutation();
  const [step, setStep] = useState<'ask' | 'done'>('ask');
  const toast = useToast();
  const failLate = useLateFailure();
  const { name } = applicantOf(application);

  async function confirm() {
    toast.closeErrors();
    const { error: failure } = await accept({ applicationId: application.id, body: {} });
    if (failure !== undefined) {
      failLate('The application was not accepted.', failure);
      return;
    }
    toast.success('Application has been accepted');
    setStep('done');
  }

  return (
    <StepDialog
      step={step}
      busy={isLoading}
      onClose={onClose}
      steps={{
        ask: {
          title: 'Accept Candidate?',
          error: error && describeError(error).message,
          content: (
            <Text>
              {name} hears of it by mail. An accepted application cannot be changed any more.
            </Text>
          ),
          actions: (
            <>
              <Button tone="secondary" onClick={onClose} disabled={isLoading}>
                No
              </Button>
              <Button onClick={() => void confirm()} busy={isLoading} busyText="Accepting…">
                Yes
              </Button>
            </>
          ),
        },
        done: {
          title: 'Successful!',
          content: <Text>{name} has been accepted.</Text>,
          actions: <Button onClick={onDone}>{doneText}</Button>,
        },
      }}
    />
  );
}
