import { applicationStatuses, type ApplicationStatus } from './applications.ts';
import { labelOf } from './option.ts';

/** One step on an application's way, as `ProgressSteps` of shared-ui shows it. */
export interface ApplicationStep {
  label: string;
  /** When it was reached, an ISO moment, or an interview's day; null where not known or ahead. */
  at: string | null;
  state: 'done' | 'current' | 'ahead' | 'failed';
}

interface ApplicationOnItsWay {
  status: ApplicationStatus;
  created_at: string;
  /** Every status it had, oldest first. */
  history: readonly { status: ApplicationStatus; at: string }[];
  /** The one that stands or took place; `date` begins with its day on the organization's clocks. */
  interview: { date: string } | null;
}

const way = ['Applied', 'Viewed', 'Interview'] as const;

const dayLength = 'YYYY-MM-DD'.length;

/** When each status was reached first. An interview has its own day; one called off has none. */
function datesOf({
  created_at,
  history,
  interview,
}: ApplicationOnItsWay): Map<ApplicationStatus, string> {
  const dates = new Map<ApplicationStatus, string>();
  for (const { status, at } of history) {
    if (!dates.has(status)) dates.set(status, at);
  }
  dates.delete('Interview');
  if (interview) dates.set('Interview', interview.date.slice(0, dayLength));
  return new Map<ApplicationStatus, string>([['Applied', created_at], ...dates]);
}

/**
 * Where an application stands: Applied → Viewed → Interview → Decision, with dates. A decided one
 * ends with its outcome in place of Decision, and shows only the steps that it took.
 */
export function applicationSteps(application: ApplicationOnItsWay): ApplicationStep[] {
  const { status } = application;
  const dates = datesOf(application);
  const here = way.findIndex((step) => step === status);

  if (here === -1) {
    const taken = way.filter((step) => dates.has(step));
    return [
      ...taken.map((step) => stepOf(step, 'done')),
      {
        label: labelOf(applicationStatuses, status),
        at: dates.get(status) ?? null,
        state: status === 'Accepted' ? 'done' : 'failed',
      },
    ];
  }
  return [
    ...way.slice(0, here).map((step) => stepOf(step, 'done')),
    ...way.slice(here, here + 1).map((step) => stepOf(step, 'current')),
    ...[...way.slice(here + 1), 'Decision'].map((label): ApplicationStep => ({
      label,
      at: null,
      state: 'ahead',
    })),
  ];

  function stepOf(step: ApplicationStatus, state: ApplicationStep['state']): ApplicationStep {
    return { label: step, at: dates.get(step) ?? null, state };
  }
}
