import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Lets a value that comes from elsewhere stand in an input in which people type: what they have not
 * finished stays, and so does the focus.
 */
export function useValue(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  return input;
}
