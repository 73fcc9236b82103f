import { baseApi } from '../base-api.ts';
import type { AppStore } from '../store.ts';

/** Whether a call that changes something is under way, also one whose page was left. */
export function isSending(store: AppStore): boolean {
  return store.dispatch(baseApi.util.getRunningMutationsThunk()).length > 0;
}
