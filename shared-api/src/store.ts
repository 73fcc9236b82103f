import {
  combineReducers,
  configureStore,
  type Action,
  type Middleware,
  type ThunkDispatch,
} from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';
import { operations } from './generated/operations.ts';
import { followVisibility } from './requests/follow-visibility.ts';
import { changeMe } from './session/change-me.ts';
import {
  organizationUnverified,
  sessionChanged,
  sessionSlice,
  verificationLearned,
} from './session/session-slice.ts';
import { onSessionChange, readSession } from './session/stored-session.ts';
import { onUnverified } from './session/unverified.ts';
import { refetchOvertaken } from './tags/overtaken-answers.ts';
import { meTag } from './tags/tag.ts';

export const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;
export type AppStore = ReturnType<typeof makeStore>;

/** The checks of development builds take longer where tests share a processor (milliseconds). */
const unhurried = { warnAfter: 1_000 };

/** What `me` answers tells whether an organization has been approved. */
const verificationFollowsMe: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (operations.endpoints.getMe.matchFulfilled(action)) {
      dispatch(verificationLearned(action.payload));
    }
    return result;
  };

type ThunkMiddleware = Middleware<object, RootState, ThunkDispatch<RootState, unknown, Action>>;

const { listNotifications, updateOrganization } = operations.endpoints;

/** `me` follows what other answers tell of it: how much is unread, and what was just saved. */
const meFollowsAnswers: ThunkMiddleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (listNotifications.matchFulfilled(action)) {
      const unread = action.payload.pages.at(-1)?.meta.unread ?? 0;
      dispatch(
        changeMe(({ counters }) => {
          counters['unread_notifications'] = unread;
        }),
      );
    }
    if (updateOrganization.matchFulfilled(action)) {
      const { organization } = action.payload;
      dispatch(
        changeMe((me) => {
          me.organization = organization;
        }),
      );
    }
    return result;
  };

/**
 * The product's store: the session as stored in this browser, and the slice of api answers. It
 * follows the stored session, whichever tab changes it; another user's answers are dropped.
 *
 * @param preloadedState replaces the stored session or fills the slice, for tests
 */
export function makeStore(preloadedState?: Partial<RootState>) {
  const session = { ...sessionSlice.getInitialState(), ...readSession() };
  const store = configureStore({
    reducer,
    preloadedState: { session, ...preloadedState },
    middleware: (getDefault) =>
      getDefault({ serializableCheck: unhurried, immutableCheck: unhurried }).concat(
        baseApi.middleware,
        refetchOvertaken,
        verificationFollowsMe,
        meFollowsAnswers,
      ),
    devTools: false,
  });
  onSessionChange((end) => {
    const stored = readSession();
    const before = store.getState().session.userId;
    store.dispatch(sessionChanged({ stored, end }));
    if (before !== stored.userId) store.dispatch(baseApi.util.resetApiState());
  });
  onUnverified(() => {
    const wasKnown = store.getState().session.unverified;
    store.dispatch(organizationUnverified());
    // What is held of `me` says otherwise; it may itself be what was refused.
    if (!wasKnown) store.dispatch(baseApi.util.invalidateTags([meTag]));
  });
  followVisibility(store.dispatch);
  return store;
}
