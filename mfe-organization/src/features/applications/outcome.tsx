import { formatDate, Notice } from '@ifj/shared-ui';
import type { Application } from '../../generated/operations.ts';

type Status = Application['status'];

const looks: Partial<Record<Status, { tone: 'success' | 'info'; text: string }>> = {
  Accepted: { tone: 'success', text: 'You accepted this application' },
  Rejected: { tone: 'info', text: 'You rejected this application and sent the rejection letter' },
  Withdrawn: { tone: 'info', text: 'The student withdrew this application' },
  Open: { tone: 'info', text: 'This application was rejected' },
};

/** What was decided on an application, and when; nothing as long as it is open. */
export function Outcome({ application: { status, history } }: { application: Application }) {
  const look = looks[status];
  if (!look) return null;
  const at = history.filter((entry) => entry.status === status).at(-1)?.at;
  return (
    <Notice tone={look.tone}>
      {look.text}
      {at !== undefined && ` on ${formatDate(at)}`}.
    </Notice>
  );
}
