import { useEffect, useRef } from 'react';

/**
 * Sends the form that it stands in as soon as it appears. A form whose values are known to be
 * refused so comes up with its error shown, summed up and focused, as if it had just been sent.
 */
export function SendAtOnce() {
  const place = useRef<HTMLInputElement>(null);
  useEffect(() => {
    place.current?.form?.requestSubmit();
  }, []);
  return <input ref={place} type="hidden" />;
}
