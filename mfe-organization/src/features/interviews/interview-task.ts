import type { Interview } from '../../generated/operations.ts';

/** What a card asks the screen for a dialog for. */
export type InterviewTask = 'cancel' | 'accept' | 'reject';

export interface AskedInterview {
  task: InterviewTask;
  interview: Interview;
}
