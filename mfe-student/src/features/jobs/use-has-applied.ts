import { useSession, type Job } from '@ifj/shared-api';

/** Whether who is signed in has applied for a job, as far as is known of it. */
export function useHasApplied({ application }: Job): boolean {
  const { userId } = useSession();
  return userId !== null && application.includes(userId);
}
