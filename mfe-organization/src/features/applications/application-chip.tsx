import { applicationStatuses, labelOf } from '@ifj/shared-api';
import { StatusChip } from '@ifj/shared-ui';
import type { Application } from '../../generated/operations.ts';

export function ApplicationChip({ status }: { status: Application['status'] }) {
  return <StatusChip status={status}>{labelOf(applicationStatuses, status)}</StatusChip>;
}
