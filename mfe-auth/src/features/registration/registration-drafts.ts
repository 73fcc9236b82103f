import type { Role } from '@ifj/shared-api';
import { moveDraft, removeDrafts } from '@ifj/shared-ui/form';

const beginning = 'registration:';

export const signUpDraft = `${beginning}sign-up`;

/** A draft of each newcomer: what one has typed is nothing for the next. */
export const accountDraft = (role: Role, email: string): string => `${beginning}${role}:${email}`;

/** A newcomer has another email from now on. */
export function moveAccountDrafts(from: string, to: string): void {
  for (const role of ['student', 'organization'] as const) {
    moveDraft(accountDraft(role, from), accountDraft(role, to));
  }
}

/** Forgets what was typed in this tab for accounts that were not created. */
export function removeRegistrationDrafts(): void {
  removeDrafts(beginning);
}
