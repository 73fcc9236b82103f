import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** What a cached answer can be about. */
export const tagTypes = [
  'Me',
  'Job',
  'Application',
  'Interview',
  'Notification',
  'Company',
] as const;

export interface Tag {
  type: (typeof tagTypes)[number];
  id?: string;
}

/** A call that has been sent and not been answered yet. */
export interface RunningCall<Answer = unknown> {
  /** Takes what `operations.util.updateQueryData` makes, to change answers held on screen. */
  dispatch: ThunkDispatch<never, never, UnknownAction>;
  /** Resolves to the answer; rejects when the call fails. */
  queryFulfilled: Promise<{ data: Answer }>;
}

/**
 * Tags of a package's operations: operation id → what its answer holds (`providesTags`) or what it
 * changed (`invalidatesTags`). Answers held on screen are fetched again exactly when one of their
 * tags is invalidated. What is to be seen before the answer comes, `onQueryStarted` writes into
 * them, and takes back when the call fails.
 */
export type OperationTags = Record<
  string,
  {
    // Methods, so that an operation may declare the answer and argument that it knows.
    providesTags?(answer: unknown, error: unknown, arg: unknown): Tag[];
    invalidatesTags?(answer: unknown, error: unknown, arg: unknown): Tag[];
    /** How long an answer is kept that no screen shows, in seconds; 60 when absent. */
    keepUnusedDataFor?: number;
    onQueryStarted?(arg: unknown, call: RunningCall): Promise<void>;
  }
>;

const listId = 'LIST';

export const meTag: Tag = { type: 'Me' };
export const companyNamesTag: Tag = { type: 'Company', id: listId };
/** Every list of jobs, and each job wherever it is shown. */
export const allJobsTag: Tag = { type: 'Job' };
/** Every list of jobs. */
export const jobListTag: Tag = { type: 'Job', id: listId };
/** Every list of applications. */
export const applicationListTag: Tag = { type: 'Application', id: listId };
/** Every list of interviews. */
export const interviewListTag: Tag = { type: 'Interview', id: listId };
/** Every list of notifications. */
export const notificationListTag: Tag = { type: 'Notification', id: listId };

/** One job, wherever it is shown. */
export const jobTag = (id: string): Tag => ({ type: 'Job', id });

/** One application, wherever it is shown. */
export const applicationTag = (id: string): Tag => ({ type: 'Application', id });

/** Tags of a page-wise list: the list itself, and each entry that it shows. */
export function pagesTags<Page>(
  list: Tag,
  entries: (page: Page) => { id: string }[],
  answer: { pages: Page[] } | undefined,
): Tag[] {
  const shown = answer?.pages.flatMap(entries) ?? [];
  return [list, ...shown.map(({ id }) => ({ type: list.type, id }))];
}
