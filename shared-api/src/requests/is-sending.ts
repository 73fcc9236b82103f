import { QueryStatus } from '@reduxjs/toolkit/query';
import { baseApi } from '../base-api.ts';
import type { AppStore } from '../store.ts';

/** Whether a call that changes something is under way. */
export function isSending(store: AppStore): boolean {
  const { mutations } = store.getState()[baseApi.reducerPath];
  return Object.values(mutations).some((sent) => sent?.status === QueryStatus.pending);
}
