import { setupListeners } from '@reduxjs/toolkit/query';

type Setup = typeof setupListeners;

/**
 * Lets answers be looked at again when the tab comes into view or the connection comes back, and
 * keeps the tab from asking by itself while it is out of view. Hooks say which answers:
 * `refetchOnFocus`, `skipPollingIfUnfocused`.
 */
export function followVisibility(dispatch: Parameters<Setup>[0]): void {
  setupListeners(dispatch, (_, { onFocus, onFocusLost, onOnline, onOffline }) => {
    const look = (): void => {
      dispatch(document.visibilityState === 'visible' ? onFocus() : onFocusLost());
    };
    const goOnline = (): void => {
      dispatch(onOnline());
    };
    const goOffline = (): void => {
      dispatch(onOffline());
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', goOnline);
    addEventListener('offline', goOffline);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', goOnline);
      removeEventListener('offline', goOffline);
    };
  });
}
