import { isRole, type Role } from '../enumerations/roles.ts';
import { forgetTab } from './forget-tab.ts';
import { followOtherTab, readItem, removeItem, removeItems, writeItem } from './storage.ts';

/** What the browser keeps of a session. It decides only what is shown first. */
export interface StoredSession {
  userId: string | null;
  roleSpecificId: string | null;
  role: Role | null;
}

/** Why a session is over: the person signed out (here or in another tab), or the api refused it. */
export type SessionEnd = 'signed-out' | 'expired';

/** What signing in or registering answers. */
export interface SessionAnswer {
  token: string;
  role: Role;
  user_id: string;
  role_specific_id: string | null;
  verified: number;
}

type Listener = (end: SessionEnd) => void;

const sessionKeys = ['user_id', 'role_specific_id', 'userRole', 'authToken', 'auth_token'];
const otherKeys = ['job_id', 'formDetails'];
const productKeys = [...sessionKeys, ...otherKeys];
/** Tells other tabs why the session ends, just before it does; it is never left in storage. */
const endKey = 'ifj-session-end';

/** What the forms of shared-ui keep in this browser. */
const draftPrefix = 'ifj-draft:';

const listeners = new Set<Listener>();

export function readSession(): StoredSession {
  const role = readItem('userRole');
  return {
    userId: readItem('user_id'),
    roleSpecificId: readItem('role_specific_id'),
    role: isRole(role) ? role : null,
  };
}

/** The token to send, under the key that is written or the other one that is read. */
export function readToken(): string | null {
  return readItem('authToken') ?? readItem('auth_token');
}

/**
 * Begins a session in place of whatever session there was. Other tabs see one change after the
 * other: at no moment there is none, which would lead them away, and who it is comes last, when
 * the token is there.
 */
export function writeSession(answer: SessionAnswer): void {
  writeItem('authToken', answer.token);
  removeItem('auth_token');
  if (answer.role_specific_id === null) removeItem('role_specific_id');
  else writeItem('role_specific_id', answer.role_specific_id);
  writeItem('userRole', answer.role);
  writeItem('user_id', answer.user_id);
  notify('signed-out');
}

/**
 * Keeps the role that somebody without a session chose for a new account. With a session it ends
 * that session first, so that its role and its token never disagree.
 */
export function rememberRole(role: Role): void {
  if (readItem('user_id') !== null) clear(productKeys);
  writeItem('userRole', role);
  notify('signed-out');
}

/**
 * Ends the session, here and in every other tab. An expired one loses its keys and nothing else:
 * what is half written comes back after signing in. Signing out removes every key of this product,
 * what is half written in this browser and, in each tab, what that tab keeps for the person.
 */
export function endSession(end: SessionEnd): void {
  writeItem(endKey, end);
  removeItem(endKey);
  if (end === 'signed-out') {
    forgetTab();
    removeItems(draftPrefix);
  }
  clear(end === 'signed-out' ? productKeys : sessionKeys);
  notify(end);
}

/**
 * Ends the session whose call the api refused, also one that has lost its token, or of which
 * nothing is stored any more; a newer session stays.
 *
 * @param token the token that the call carried
 */
export function endRefusedSession(token: string | null): void {
  const stored = readToken();
  if (stored === null && readItem('user_id') === null) notify('expired');
  else if (token === stored) endSession('expired');
}

/**
 * Removes every key of this product from local storage (not the colour mode, not drafts, nothing
 * of other programs on the origin), which signs out in every tab.
 */
export function clearProductStorage(): void {
  clear(productKeys);
  notify('signed-out');
}

/**
 * What is left to clear for who was led to the sign-in page because there was no session, such as
 * the role that somebody chose before. A session that is stored by now was begun in another tab.
 */
export function clearLeftovers(): void {
  if (readItem('user_id') === null) clearProductStorage();
  else clear(otherKeys);
}

/**
 * Calls the listener when the stored session may have changed, in this tab or in another one.
 *
 * @returns a function that stops it
 */
export function onSessionChange(listener: Listener): () => void {
  let announced: SessionEnd | null = null;
  const fromOtherTab = ({ key, newValue }: StorageEvent): void => {
    followOtherTab(key);
    if (key === endKey && isSessionEnd(newValue)) announced = newValue;
    if (key !== null && !sessionKeys.includes(key)) return;
    if (key === 'user_id' && newValue !== null) announced = null;
    const end = announced ?? 'signed-out';
    if (announced === 'signed-out' && newValue === null) {
      // What is typed from here on belongs to whoever comes next.
      announced = null;
      forgetTab();
    }
    listener(end);
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

function isSessionEnd(value: unknown): value is SessionEnd {
  return value === 'signed-out' || value === 'expired';
}

function clear(keys: string[]): void {
  for (const key of keys) removeItem(key);
}

function notify(end: SessionEnd): void {
  for (const listener of listeners) listener(end);
}
