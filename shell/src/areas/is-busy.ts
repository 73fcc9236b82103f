import { isSending, type AppStore } from '@ifj/shared-api';
import { hasUnsavedWork } from '@ifj/shared-ui';

/** Whether something is being sent, or stands in a form unsent. */
export function isBusy(store: AppStore): boolean {
  return hasUnsavedWork() || isSending(store);
}
