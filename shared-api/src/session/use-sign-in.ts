import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { forgetPassword } from './pending-password.ts';
import { verificationLearned } from './session-slice.ts';
import { writeSession, type SessionAnswer } from './stored-session.ts';

/**
 * A function that begins a session with the answer of `login` or `register`: it is stored, other
 * tabs follow, and answers of an earlier session are dropped.
 */
export function useSignIn(): (answer: SessionAnswer) => void {
  const dispatch = useDispatch();
  return useCallback(
    (answer) => {
      forgetPassword();
      writeSession(answer);
      dispatch(verificationLearned(answer));
    },
    [dispatch],
  );
}
