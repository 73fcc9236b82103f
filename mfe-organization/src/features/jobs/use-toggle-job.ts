import type { Job } from '@ifj/shared-api';
import { useToast } from '@ifj/shared-ui';
import { useToggleJobStatusMutation } from '../../generated/operations.ts';
import { useFailureToast } from '../screen/use-failure-toast.ts';

interface ToggleJob {
  close: () => Promise<void>;
  /**
   * @param deadline `YYYY-MM-DD`; an expired job needs a new one
   * @throws the call's error when a deadline was given, for the form that asked for it
   */
  activate: (deadline?: string) => Promise<void>;
}

/** Closes and activates a job, and says how it went. */
export function useToggleJob({ id }: Job): ToggleJob {
  const [toggle] = useToggleJobStatusMutation();
  const toast = useToast();
  const fail = useFailureToast();

  return {
    close: async () => {
      toast.closeErrors();
      try {
        await toggle({ id, body: { status: 0 } }).unwrap();
        toast.success('Job  closed successfully');
      } catch (error) {
        fail('An error occurred while closing job', error);
      }
    },
    activate: async (deadline) => {
      toast.closeErrors();
      try {
        const body = { status: 1 as const, ...(deadline !== undefined && { deadline }) };
        await toggle({ id, body }).unwrap();
        toast.success('Job  activated successfully');
      } catch (error) {
        fail('An error occurred while activating job', error);
        if (deadline !== undefined) throw error;
      }
    },
  };
}
