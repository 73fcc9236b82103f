import { useState } from 'react';

interface Work {
  busy: boolean;
  /** Why the last try failed. */
  problem: string | null;
  run: () => Promise<void>;
}

/** Work that a button starts, with its progress and what went wrong. */
export function useWork(work: () => Promise<void>): Work {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    busy,
    problem,
    run: async () => {
      setBusy(true);
      setProblem(null);
      try {
        await work();
      } catch (error) {
        setProblem(error instanceof Error ? error.message : 'An unexpected error occurred.');
      } finally {
        setBusy(false);
      }
    },
  };
}
