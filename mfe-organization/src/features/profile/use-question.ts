import { useRef, useState } from 'react';

interface Question {
  /** Whether an answer is awaited. */
  asking: boolean;
  /** Resolves to the answer. */
  ask: () => Promise<boolean>;
  answer: (yes: boolean) => void;
}

/** A question to the person in the middle of something. */
export function useQuestion(): Question {
  const [asking, setAsking] = useState(false);
  const settle = useRef<(yes: boolean) => void>(() => undefined);
  return {
    asking,
    ask: () =>
      new Promise((resolve) => {
        settle.current = resolve;
        setAsking(true);
      }),
    answer: (yes) => {
      setAsking(false);
      settle.current(yes);
    },
  };
}
