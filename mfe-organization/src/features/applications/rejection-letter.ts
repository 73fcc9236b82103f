import type { ApplicationView } from '../../generated/operations.ts';

/** What a rejection sends to the student. */
export type RejectionLetter = NonNullable<ApplicationView['rejection_letter']>;
