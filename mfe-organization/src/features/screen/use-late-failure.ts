import { useIsHere } from '@ifj/shared-ui';
import { useFailureToast } from './use-failure-toast.ts';

/** A function that says why a call failed when the dialog that would show it has been left. */
export function useLateFailure(): (text: string, error: unknown) => void {
  const isHere = useIsHere();
  const fail = useFailureToast();
  return (text, error) => {
    if (!isHere()) fail(text, error);
  };
}
