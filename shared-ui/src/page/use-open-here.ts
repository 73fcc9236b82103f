import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether something that stays from page to page is open; with each step elsewhere it closes. */
export function useOpenHere(): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Forgotten at once: whoever comes back finds it closed.
  if (openAt !== null && openAt !== key) setOpenAt(null);
  const setOpen = useCallback(
    (open: boolean) => {
      setOpenAt(open ? key : null);
    },
    [key],
  );
  return [openAt === key, setOpen];
}
