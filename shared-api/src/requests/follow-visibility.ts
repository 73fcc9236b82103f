import { setupListeners } from '@reduxjs/toolkit/query';

type Setup = typeof setupListeners;

/**
 * Lets answers be looked at again when the tab comes into view, and keeps it from asking by itself
 * while it is out of view. Hooks say which answers: `refetchOnFocus`, `skipPollingIfUnfocused`.
 */
export function followVisibility(dispatch: Parameters<Setup>[0]): void {
  setupListeners(dispatch, (_, { onFocus, onFocusLost }) => {
    const look = (): void => {
      dispatch(document.visibilityState === 'visible' ? onFocus() : onFocusLost());
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  });
}
