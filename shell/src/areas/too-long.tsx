import { useEffect, useState, type ReactNode } from 'react';

/** For how long a page may wait for something before it is drawn (milliseconds). */
const patience = 20_000;

/** A page has come, but was not drawn in time. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

/** Stands in the place of a page that waits for something; throws if that takes too long. */
export function TooLong({ children }: { children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const limit = setTimeout(() => {
      setIsOver(true);
    }, patience);
    return () => {
      clearTimeout(limit);
    };
  }, []);
  if (isOver) throw new TooLongError('The page was not drawn in time');
  return children;
}
