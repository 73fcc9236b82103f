import { describeError, isOfEndedSession } from '@ifj/shared-api';
import { useIsHere, useToast } from '@ifj/shared-ui';

/** A function that says why a call failed when the dialog that would show it has been left. */
export function useLateFailure(): (text: string, error: unknown) => void {
  const isHere = useIsHere();
  const toast = useToast();
  return (text, error) => {
    if (isHere() || isOfEndedSession(error)) return;
    toast.error(text, describeError(error).message);
  };
}
