import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { makeStore } from '../store.ts';
import { sessionAnswerFactory } from '../testing/index.ts';
import { clearProductStorage, endSession, readToken, writeSession } from './stored-session.ts';

const stored = (): Record<string, string> => Object.fromEntries(Object.entries(localStorage));

/** What a browser does in this tab when another one has changed local storage. */
function hearFromOtherTab(key: string | null, newValue: string | null = null): void {
  if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

describe('with local storage full', () => {
  const answer = sessionAnswerFactory({ user_id: 'u2', token: 'tok', role_specific_id: null });

  /** A tab of u1 in which u2 signs in while nothing fits into storage. */
  const signIn = () => {
    writeSession(sessionAnswerFactory({ user_id: 'u1' }));
    const store = makeStore();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('It is full.', 'QuotaExceededError');
    });
    writeSession(answer);
    full.mockRestore();
    return () => store.getState().session;
  };

  afterEach(clearProductStorage);

  test('a new session is there as long as the page, and nothing is left of the one before', () => {
    const session = signIn();
    expect(session()).toMatchObject({ userId: 'u2', role: 'student' });
    expect(readToken()).toBe('tok');
    expect(stored()).toEqual({});
  });

  test('signing out ends it', () => {
    const session = signIn();
    endSession('signed-out');
    expect(session()).toMatchObject({ userId: null, ended: 'signed-out' });
    expect(readToken()).toBeNull();
  });

  test('what fits later is stored, and read from there', () => {
    signIn();
    writeSession(answer);
    expect(stored()).toEqual({ user_id: 'u2', userRole: 'student', authToken: 'tok' });
    localStorage.setItem('authToken', 'newer');
    expect(readToken()).toBe('newer');
  });

  test('who signs in in another tab afterwards is signed in here too', () => {
    const session = signIn();
    hearFromOtherTab('authToken', 'tok3');
    hearFromOtherTab('userRole', 'student');
    hearFromOtherTab('user_id', 'u3');
    expect(session().userId).toBe('u3');
    expect(readToken()).toBe('tok3');
  });

  test('a tab that clears all of storage signs out here too', () => {
    const session = signIn();
    hearFromOtherTab(null);
    expect(session().userId).toBeNull();
  });
});
