import { useEffect } from 'react';
import { useReviewApplicationMutation, type Application } from '../../generated/operations.ts';

/** Opening an application that nobody has looked at yet says so to its student, once. */
export function useMarkViewed(application: Application | undefined): void {
  const [review] = useReviewApplicationMutation();
  const id = application?.status === 'Applied' ? application.id : null;
  useEffect(() => {
    if (id !== null) void review({ applicationId: id, body: {} });
  }, [id, review]);
}
