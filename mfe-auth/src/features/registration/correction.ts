import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The state of a step back to the sign-up form, taken to correct what was typed there. */
export const toCorrect = { corrects: true };

/** Whether it is the same newcomer as before who signs up once more. */
export function useIsCorrection(): boolean {
  const state = useLocation().state as Partial<typeof toCorrect> | null;
  const kind = useNavigationType();
  return kind === NavigationType.Pop || state?.corrects === true;
}
