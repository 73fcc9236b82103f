import { describeError, isOfEndedSession } from '@ifj/shared-api';
import { useToast } from '@ifj/shared-ui';

/** A function that says that a call failed, and why; it is silent where the session is over. */
export function useFailureToast(): (text: string, error: unknown) => void {
  const toast = useToast();
  return (text, error) => {
    if (!isOfEndedSession(error)) toast.error(text, describeError(error).message);
  };
}
