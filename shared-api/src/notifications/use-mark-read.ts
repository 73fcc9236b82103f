import { useMarkNotificationMutation } from '../generated/operations.ts';
import { describeError } from '../requests/describe-error.ts';

/**
 * A function that marks a notification as read. It resolves to why that failed, or to null, and
 * never rejects.
 */
export function useMarkRead(id: string): () => Promise<string | null> {
  const [mark] = useMarkNotificationMutation();
  return async () => {
    const { error } = await mark({ id, body: { read: true } });
    return error === undefined ? null : describeError(error).message;
  };
}
