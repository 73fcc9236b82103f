import { useState } from 'react';

interface Asked<Answer> {
  currentData?: Answer | undefined;
  /** When the answer came, in milliseconds. */
  fulfilledTimeStamp?: number | undefined;
}

/**
 * What a query has answered since the component came to the screen, for what must not begin with
 * something older. The query asks anew on mount.
 */
export function useFresh<Answer>({
  currentData,
  fulfilledTimeStamp = 0,
}: Asked<Answer>): Answer | undefined {
  const [opened] = useState(Date.now);
  return fulfilledTimeStamp >= opened ? currentData : undefined;
}
