import { useMarkNotificationMutation } from '../generated/operations.ts';
import { describeError } from '../requests/describe-error.ts';
import { isOfEndedSession } from '../requests/follow-refusal.ts';

/**
 * A function that marks a notification as read. It resolves to why that failed, or to null, also
 * where the session is over, and never rejects.
 */
export function useMarkRead(id: string): () => Promise<string | null> {
  const [mark] = useMarkNotificationMutation();
  return async () => {
    const { error } = await mark({ id, body: { read: true } });
    return error === undefined || isOfEndedSession(error) ? null : describeError(error).message;
  };
}
