import type { AppStore } from '@ifj/shared-api';
import { useToast } from '@ifj/shared-ui';
import { useEffect } from 'react';

/** Closes what a person was told when their session ends or another person's takes its place. */
export function OwnMessages({ store }: { store: AppStore }) {
  const toast = useToast();
  useEffect(() => {
    const reader = () => store.getState().session.userId;
    let before = reader();
    // Heard at once, before anything is said of the end itself.
    return store.subscribe(() => {
      const now = reader();
      if (before !== null && now !== before) toast.closeAll();
      before = now;
    });
  }, [store, toast]);
  return null;
}
