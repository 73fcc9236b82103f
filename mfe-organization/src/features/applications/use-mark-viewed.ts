import { useEffect, useRef } from 'react';
import { useReviewApplicationMutation, type Application } from '../../generated/operations.ts';

/** An answer that comes sooner after a failed try follows from that failure (milliseconds). */
const pause = 5_000;

/**
 * Opening an application that nobody has looked at yet says so to its student, once. If that
 * fails, it is tried again when the application is looked at anew.
 *
 * @param answeredAt when the application was answered, in milliseconds
 */
export function useMarkViewed(application: Application | undefined, answeredAt = 0): void {
  const [review] = useReviewApplicationMutation();
  const lastTry = useRef({ id: '', again: 0 });
  const id = application?.status === 'Applied' ? application.id : null;
  useEffect(() => {
    if (id === null || (id === lastTry.current.id && answeredAt < lastTry.current.again)) return;
    const thisTry = { id, again: Infinity };
    lastTry.current = thisTry;
    void review({ applicationId: id, body: {} }).then(({ error }) => {
      if (error !== undefined) thisTry.again = Date.now() + pause;
    });
  }, [id, answeredAt, review]);
}
