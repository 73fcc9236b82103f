import { describeError } from '@ifj/shared-api';
import { FailedState, LoadingState } from '@ifj/shared-ui';
import { Dialog } from '@ifj/shared-ui/dialog';
import { useGetApplicationQuery, type Interview } from '../../generated/operations.ts';
import { RejectDialog } from '../applications/reject-dialog.tsx';
import { useFresh } from '../screen/use-fresh.ts';

interface RejectAfterInterviewProps {
  interview: Interview;
  onClose: () => void;
}

/** The letter is read before it is sent: without it nobody is rejected. */
export function RejectAfterInterview({ interview, onClose }: RejectAfterInterviewProps) {
  const query = useGetApplicationQuery(
    { id: interview.application_id },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const { error, isFetching, refetch } = query;
  const data = useFresh(query);
  if (data) {
    return (
      <RejectDialog
        application={data.application}
        letter={data.rejection_letter ?? null}
        onDone={onClose}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open title="Rejection Card" onClose={onClose}>
      {error ? (
        <FailedState
          title="The rejection letter could not be loaded."
          text={describeError(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label="Loading the rejection letter…" look="text" />
      )}
    </Dialog>
  );
}
