import { useEffect, useRef } from 'react';
import { useReviewApplicationMutation, type Application } from '../../generated/operations.ts';

/** Opening an application that nobody has looked at yet says so to its student, once. */
export function useMarkViewed(application: Application | undefined): void {
  const [review] = useReviewApplicationMutation();
  const reviewed = useRef<string | null>(null);
  const id = application?.status === 'Applied' ? application.id : null;
  useEffect(() => {
    if (id === null || id === reviewed.current) return;
    reviewed.current = id;
    void review({ applicationId: id, body: {} });
  }, [id, review]);
}
