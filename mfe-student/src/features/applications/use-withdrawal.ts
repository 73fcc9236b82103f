import { describeError, operations } from '@ifj/shared-api';
import { useRef, useState } from 'react';
import { useWithdrawApplicationMutation, type Application } from '../../generated/operations.ts';
import { isRefusal } from './arrival.ts';

interface Withdrawal {
  /** Resolves to why the application was not withdrawn; to null once it is. */
  withdraw: () => Promise<unknown>;
  isUnderWay: boolean;
  /** Why the last try failed. */
  error: unknown;
}

/**
 * Takes an application back. A try whose answer was lost may have done so: the next one is refused
 * then, and the job tells where its application stands.
 */
export function useWithdrawal({ id, job_id: jobId }: Application): Withdrawal {
  const [send] = useWithdrawApplicationMutation();
  const [viewJob] = operations.endpoints.viewJob.useLazyQuery();
  const mayBeDone = useRef(false);
  const [isUnderWay, setUnderWay] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function failureOfTry(): Promise<unknown> {
    const { error: failure } = await send({ id });
    if (failure === undefined) return null;
    if (!isRefusal(failure)) mayBeDone.current = true;
    const isTooLate = describeError(failure).code === 'ILLEGAL_TRANSITION';
    if (!isTooLate || !mayBeDone.current) return failure;
    const { data } = await viewJob({ id: jobId });
    return data?.job.application_status === 'Withdrawn' ? null : failure;
  }

  async function withdraw(): Promise<unknown> {
    setError(null);
    setUnderWay(true);
    const failure = await failureOfTry();
    setError(failure);
    setUnderWay(false);
    return failure;
  }
  return { withdraw, isUnderWay, error };
}
