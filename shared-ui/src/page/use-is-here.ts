import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells whether a component is still on the screen: an answer that comes later leads nobody away
 * from where they are by then.
 */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
