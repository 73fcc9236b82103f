import { keysBeginning, removeItem } from './storage.ts';

const prefix = (userId: string): string => `ifj:draft:${userId}:`;

/**
 * Key in local storage for what somebody has half written. Drafts outlast a lost session and go at
 * an explicit sign-out.
 */
export function draftKey(userId: string, name: string): string {
  return prefix(userId) + name;
}

/** Removes every draft of a user. */
export function removeDrafts(userId: string | null): void {
  if (userId === null) return;
  for (const key of keysBeginning(prefix(userId))) removeItem(key);
}
