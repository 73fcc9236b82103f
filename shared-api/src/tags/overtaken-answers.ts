import {
  isFulfilled,
  isRejectedWithValue,
  type Action,
  type Middleware,
  type ThunkDispatch,
} from '@reduxjs/toolkit';
import { baseApi } from '../base-api.ts';
import type { OperationTags, Tag } from './tag.ts';

type State = Record<typeof baseApi.reducerPath, ReturnType<typeof baseApi.reducer>>;

const operations = new Map<string, OperationTags[string] | undefined>();

/** Notes the tags of an operation, for the answers that it may overtake. */
export function noteOperation(name: string, operation: OperationTags[string] | undefined): void {
  operations.set(name, operation);
}

/** What a call has changed that ends with an action. */
function changedBy(action: unknown): Tag[] {
  const isAnswered = isFulfilled(action);
  if (!isAnswered && !isRejectedWithValue(action)) return [];
  const { endpointName = '', originalArgs } = action.meta.arg as {
    endpointName?: string;
    originalArgs?: unknown;
  };
  const [answer, error] = isAnswered ? [action.payload] : [undefined, action.payload];
  return operations.get(endpointName)?.invalidatesTags?.(answer, error, originalArgs) ?? [];
}

/**
 * What is on its way when a call changes something may tell how it was before. Tags are known only
 * once there is an answer: an answer that then turns out to be about what has changed is fetched
 * again.
 */
export const refetchOvertaken: Middleware<object, State, ThunkDispatch<State, unknown, Action>> =
  (store) => (next) => (action) => {
    const changed = changedBy(action);
    if (changed.length > 0) {
      for (const query of store.dispatch(baseApi.util.getRunningQueriesThunk())) {
        void query.then(() => {
          const outdated = baseApi.util.selectInvalidatedBy(store.getState(), changed);
          if (outdated.some(({ queryCacheKey }) => queryCacheKey === query.queryCacheKey)) {
            void query.refetch();
          }
        });
      }
    }
    return next(action);
  };
