import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Newcomer } from './newcomer.ts';

/** The state of a step back to the sign-up form, taken to correct what was typed there. */
export const toCorrect = { corrects: true };

/**
 * Whose account was begun in this document. The router calls its first screen a step back too,
 * and before that screen somebody else may have used the tab.
 */
let begunHere: string | null = null;

/** Notes that the form of an account is shown to the newcomer with this email. */
export function useAccountBegun(email: string): void {
  useEffect(() => {
    begunHere = email;
  }, [email]);
}

/** A function that tells whether it is this newcomer, as before, who signs up once more. */
export function useIsCorrection(): (before: Newcomer) => boolean {
  const state = useLocation().state as Partial<typeof toCorrect> | null;
  const hasGoneBack = useNavigationType() === NavigationType.Pop;
  return ({ email }) => state?.corrects === true || (hasGoneBack && begunHere === email);
}
