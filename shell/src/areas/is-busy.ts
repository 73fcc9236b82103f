import { baseApi, type AppStore } from '@ifj/shared-api';
import { hasUnsavedWork } from '@ifj/shared-ui';

/** Whether something is being sent, or stands in a form unsent. */
export function isBusy(store: AppStore): boolean {
  const { mutations } = store.getState()[baseApi.reducerPath];
  return hasUnsavedWork() || Object.values(mutations).some((sent) => sent?.status === 'pending');
}
