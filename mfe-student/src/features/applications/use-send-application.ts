import { newIdempotencyKey, type Job } from '@ifj/shared-api';
import { useCallback, useRef, useState } from 'react';
import { useApplyToJobMutation } from '../../generated/operations.ts';
import type { ApplyValues } from './apply.schema.ts';

interface SendApplication {
  /** Resolves once the application is stored; rejects with an error for `describeError`. */
  send: (values: ApplyValues) => Promise<void>;
  /** Stops the upload that is under way. */
  cancel: () => void;
  /** Names this form's submits: tries again under the same key store one application. */
  key: string;
}

/** Sends one opened form's application, again if need be, and stores it once. */
export function useSendApplication(job: Job): SendApplication {
  const [key] = useState(newIdempotencyKey);
  const [apply] = useApplyToJobMutation();
  const request = useRef<ReturnType<typeof apply>>(null);

  const send = useCallback(
    async ({ resume, internship_letter, cover_letter }: ApplyValues) => {
      if (resume === null || internship_letter === null) return;
      request.current = apply({
        'Idempotency-Key': key,
        body: { org_id: job.org_id, job_id: job.id, cover_letter, resume, internship_letter },
      });
      await request.current.unwrap();
    },
    [apply, job, key],
  );
  const cancel = useCallback(() => request.current?.abort(), []);
  return { send, cancel, key };
}
