import { jobStates, labelOf, type JobState } from '@ifj/shared-api';
import { StatusChip, type StatusKind } from '@ifj/shared-ui';

const kinds = { active: 'Active', closed: 'Closed', expired: 'Expired' } as const satisfies Record<
  JobState,
  StatusKind
>;

export function JobChip({ state }: { state: JobState }) {
  return <StatusChip status={kinds[state]}>{labelOf(jobStates, state)}</StatusChip>;
}
