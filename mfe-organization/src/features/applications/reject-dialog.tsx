import { describeError } from '@ifj/shared-api';
import { Card, Stack, Text, useToast } from '@ifj/shared-ui';
import { ConfirmDialog } from '@ifj/shared-ui/dialog';
import { useRejectApplicationMutation } from '../../generated/operations.ts';
import { useLateFailure } from '../screen/use-late-failure.ts';
import { applicantOf, type OfApplicant } from './applicant.ts';
import type { RejectionLetter } from './rejection-letter.ts';

interface RejectDialogProps {
  application: OfApplicant & { id: string };
  letter: RejectionLetter | null;
  /** The rejection is sent. */
  onDone: () => void;
  onClose: () => void;
}

export function RejectDialog({ application, letter, onDone, onClose }: RejectDialogProps) {
  const [reject, { isLoading, error }] = useRejectApplicationMutation();
  const toast = useToast();
  const failLate = useLateFailure();

  async function confirm() {
    toast.closeErrors();
    const { error: failure } = await reject({ applicationId: application.id, body: {} });
    if (failure !== undefined) {
      failLate('The application was not rejected.', failure);
      return;
    }
    toast.success('Application has been rejected');
    onDone();
  }

  return (
    <ConfirmDialog
      open
      danger
      title="Rejection Card"
      text={`Reject ${applicantOf(application).name} and send the formal rejection letter?`}
      busy={isLoading}
      busyText="Rejecting…"
      error={error && describeError(error).message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {letter && (
        <Card>
          <Stack gap={1}>
            <Text strong>{letter.subject}</Text>
            <Text preserve size="small">
              {letter.text}
            </Text>
          </Stack>
        </Card>
      )}
    </ConfirmDialog>
  );
}
