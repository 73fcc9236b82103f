import { useEffect, useRef, useState } from 'react';

interface SendAtOnceProps {
  /** Looked at when it appears. */
  when: boolean;
}

/**
 * Sends the form that it stands in as soon as it appears. A form whose values are known to be
 * refused so comes up with its error shown, summed up and focused, as if it had just been sent.
 */
export function SendAtOnce({ when }: SendAtOnceProps) {
  const place = useRef<HTMLInputElement>(null);
  const [isDue] = useState(when);
  useEffect(() => {
    // `requestSubmit` is younger than some of the browsers.
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    if (isDue) place.current?.form?.dispatchEvent(submit);
  }, [isDue]);
  return <input ref={place} type="hidden" />;
}
