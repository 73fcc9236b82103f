import type { Role } from '@ifj/shared-api';
import { moveDraft, removeDraft, removeDrafts } from '@ifj/shared-ui/form';

const beginning = 'registration:';

export const signUpDraft = `${beginning}sign-up`;

/** A draft of each newcomer: what one has typed is nothing for the next. */
export const accountDraft = (role: Role, email: string): string => `${beginning}${role}:${email}`;

const roles = ['student', 'organization'] as const;

/** A newcomer has another email from now on. */
export function moveAccountDrafts(from: string, to: string): void {
  for (const role of roles) moveDraft(accountDraft(role, from), accountDraft(role, to));
}

/** Forgets what a newcomer has typed for their account: somebody else signs up. */
export function removeAccountDrafts(email: string): void {
  for (const role of roles) removeDraft(accountDraft(role, email));
}

/** Forgets what was typed in this tab for accounts that were not created. */
export function removeRegistrationDrafts(): void {
  removeDrafts(beginning);
}
