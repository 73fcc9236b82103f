import {
  cancelUpload,
  describeError,
  newIdempotencyKey,
  useUploadProgress,
  type ErrorDescription,
  type Job,
} from '@ifj/shared-api';
import { useIsHere, useToast, withPlainLineEnds } from '@ifj/shared-ui';
import { SubmitError } from '@ifj/shared-ui/form';
import { useState } from 'react';
import { useApplyToJobMutation } from '../../generated/operations.ts';
import type { ApplyValues } from './apply.schema.ts';
import { isRefusal } from './arrival.ts';
import { unreadableFiles } from './unreadable-files.ts';

/** What became of sending an application. After a `cancelled` one the form stays. */
type ApplyOutcome =
  'sent' | 'already-applied' | 'arrived-earlier' | 'profile-incomplete' | 'cancelled';

export interface Sending {
  /** Null: nothing was sent, it is under way, was refused, or nobody knows. */
  outcome: ApplyOutcome | null;
  /** What was sent and neither answered nor refused: it may have arrived. */
  unanswered: readonly ApplyValues[];
  /** It is under way, or its failure is not told yet. */
  isSending: boolean;
  /** How much is sent, in percent; null while nothing is being sent. */
  percent: number | null;
  /** Resolves once an application is stored; throws a `SubmitError` if the form stays. */
  send: (values: ApplyValues) => Promise<void>;
  /** Stops the upload that is under way. */
  cancel: () => void;
}

const outcomes: Partial<Record<string, ApplyOutcome>> = {
  ALREADY_APPLIED: 'already-applied',
  APPLICATION_DIFFERS: 'arrived-earlier',
  PROFILE_INCOMPLETE: 'profile-incomplete',
  ABORTED: 'cancelled',
};

/** The form goes then, and its draft with it. */
const isStored = (outcome: ApplyOutcome | null): boolean =>
  outcome === 'already-applied' || outcome === 'arrived-earlier';

/** The page says so in place of the form. */
const isToldByPage = (outcome: ApplyOutcome | null): boolean =>
  isStored(outcome) || outcome === 'profile-incomplete';

/** The server's own words where it gave some. */
function failureText({ code, message }: ErrorDescription): string {
  const isSilent = code === 'NETWORK' || code === 'UNEXPECTED';
  return isSilent ? 'Failed to submit the application.' : message;
}

/**
 * Sends one opened form's application, again if need be, and stores it once. To whoever has left
 * the page meanwhile a toast says what the page would; the form does so for its own failures.
 */
export function useSendApplication(job: Job): Sending {
  // Tries again under the same key store one application.
  const [key] = useState(newIdempotencyKey);
  const [apply] = useApplyToJobMutation();
  const toast = useToast();
  const isHere = useIsHere();
  const percent = useUploadProgress(key);
  const [outcome, setOutcome] = useState<ApplyOutcome | null>(null);
  const [unanswered, setUnanswered] = useState<readonly ApplyValues[]>([]);
  const [isSending, setSending] = useState(false);

  async function send(values: ApplyValues): Promise<void> {
    const { resume, internship_letter } = values;
    if (resume === null || internship_letter === null) return;
    const cover_letter = withPlainLineEnds(values.cover_letter);
    setOutcome(null);
    setSending(true);
    setUnanswered((earlier) => [...earlier, values]);
    try {
      await apply({
        'Idempotency-Key': key,
        body: { org_id: job.org_id, job_id: job.id, cover_letter, resume, internship_letter },
      }).unwrap();
      setOutcome('sent');
      if (!isHere()) {
        toast.success(`Your application for “${job.job_title}” has been submitted!`);
      }
    } catch (error) {
      const problem = describeError(error);
      const known = outcomes[problem.code] ?? null;
      setOutcome(known);
      if (isRefusal(error)) setUnanswered((sent) => sent.filter((one) => one !== values));
      if (!isHere() && isToldByPage(known)) toast.error(problem.message, job.job_title);
      if (isStored(known)) return;
      throw new SubmitError({
        message: failureText(problem),
        fields: problem.code === 'NETWORK' ? await unreadableFiles(values) : problem.fields,
        shownElsewhere: known !== null,
      });
    } finally {
      // The form hears of a failure first.
      setSending(false);
    }
  }
  return { outcome, unanswered, isSending, percent, send, cancel: () => cancelUpload(key) };
}
