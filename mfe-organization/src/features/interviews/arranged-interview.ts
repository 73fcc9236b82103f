import type { Application, ApplicationInterview } from '../../generated/operations.ts';

/** The interview that an application is waiting for, if one stands. */
export function arrangedInterview({
  status,
  interview,
}: Pick<Application, 'status' | 'interview'>): ApplicationInterview | null {
  return status === 'Interview' && interview !== null && !interview.cancelled ? interview : null;
}
