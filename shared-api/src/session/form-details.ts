import { isRole, type Role } from '../enumerations/roles.ts';
import { readItem, writeItem } from './storage.ts';

/** What sign-up hands to account creation. The password is not part of it. */
export interface FormDetails {
  email: string;
  userRole: Role | null;
}

const key = 'formDetails';

export function writeFormDetails({ email, userRole }: FormDetails): void {
  writeItem(key, JSON.stringify({ email, userRole }));
}

/** What sign-up stored, or null when there is nothing readable. */
export function readFormDetails(): FormDetails | null {
  try {
    const stored = JSON.parse(readItem(key) ?? '{}') as Record<string, unknown>;
    const { email, userRole } = stored;
    if (typeof email !== 'string') return null;
    return { email, userRole: isRole(userRole) ? userRole : null };
  } catch {
    return null;
  }
}
