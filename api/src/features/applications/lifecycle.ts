/** `Open` stands in old records only and is never written. */
export const applicationStatuses = [
  'Applied',
  'Viewed',
  'Interview',
  'Accepted',
  'Rejected',
  'Withdrawn',
  'Open',
] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];
export type Actor = 'student' | 'organization';

/** What must hold beside the status; the repository knows each as a condition in SQL. */
export type Guard = 'interview day is past';

export interface Move {
  by: Actor;
  /** The statuses it starts from, and what must hold there. */
  from: Partial<Record<ApplicationStatus, 'always' | Guard>>;
  to: ApplicationStatus;
  /** In these it has nothing left to do: an organization is answered as if it had just been done. */
  settled: readonly ApplicationStatus[];
}

export type MoveName =
  'open' | 'schedule' | 'reschedule' | 'cancelInterview' | 'accept' | 'reject' | 'withdraw';

/** Where an application stands until it is decided about. */
export const undecided = [
  'Applied',
  'Viewed',
  'Interview',
] as const satisfies readonly ApplicationStatus[];

/** What the student's application is at first. */
export const firstStatus = 'Applied' satisfies ApplicationStatus;

/** The whole life of an application. What does not stand here does not happen. */
export const lifecycle: Record<MoveName, Move> = {
  open: {
    by: 'organization',
    from: { Applied: 'always' },
    to: 'Viewed',
    settled: ['Viewed', 'Interview', 'Accepted', 'Rejected', 'Withdrawn', 'Open'],
  },
  schedule: {
    by: 'organization',
    from: { Applied: 'always', Viewed: 'always' },
    to: 'Interview',
    settled: [],
  },
  reschedule: {
    by: 'organization',
    from: { Interview: 'always' },
    to: 'Interview',
    settled: [],
  },
  cancelInterview: {
    by: 'organization',
    from: { Interview: 'always' },
    to: 'Viewed',
    settled: ['Viewed'],
  },
  accept: {
    by: 'organization',
    from: { Applied: 'always', Viewed: 'always', Interview: 'interview day is past' },
    to: 'Accepted',
    settled: ['Accepted'],
  },
  reject: {
    by: 'organization',
    from: { Applied: 'always', Viewed: 'always', Interview: 'always' },
    to: 'Rejected',
    settled: ['Rejected'],
  },
  withdraw: {
    by: 'student',
    from: { Applied: 'always', Viewed: 'always', Interview: 'always' },
    to: 'Withdrawn',
    settled: [],
  },
};
