import { describeError, documentAnswer, type ErrorDescription } from '@ifj/shared-api';
import { useViewPublicJobQuery, type PublicJob } from '../../generated/operations.ts';

interface PublicJobView {
  job: PublicJob | undefined;
  problem: ErrorDescription | undefined;
  isFetching: boolean;
  refetch: () => void;
}

/** A public job, at once where the page began with its document. */
export function usePublicJob(id: string): PublicJobView {
  const { currentData, error, isFetching, refetch } = useViewPublicJobQuery({ id });
  const read = documentAnswer<PublicJob>(`/public/jobs/${id}`);
  const isUnanswered = currentData === undefined && error === undefined;
  const written = isUnanswered ? read : undefined;
  const failure = written && written.status !== 200 ? { ...written, data: written.body } : error;
  return {
    job: written?.status === 200 ? written.body : currentData,
    problem: failure && describeError(failure),
    isFetching,
    refetch: () => void refetch(),
  };
}
