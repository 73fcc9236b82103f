import { describeError, useUploadProgress, type ErrorDescription, type Job } from '@ifj/shared-api';
import { Notice, space, Stack, styled } from '@ifj/shared-ui';
import {
  FileField,
  Form,
  SubmitButton,
  SubmitError,
  TextAreaField,
  UploadProgress,
} from '@ifj/shared-ui/form';
import { useState } from 'react';
import type { ApplyOutcome } from './apply-outcomes.tsx';
import {
  applySchema,
  coverLetterLength,
  emptyApplication,
  fileLimit,
  letterDraft,
  nextStep,
} from './apply.schema.ts';
import { useSendApplication } from './use-send-application.ts';

interface ApplyFormProps {
  job: Job;
  userId: string;
  /** Null: it was refused, and nothing has arrived. */
  onOutcome: (outcome: ApplyOutcome | null) => void;
}

/** It is there before there is something to say, so that it is read out. */
const Announced = styled.div({ '&:not(:empty)': { marginBlockEnd: space(2.5) } });

const kinds = ['pdf', 'docx', 'doc'] as const;

/** The server's own words where it gave some. */
function failureText({ code, message }: ErrorDescription): string {
  const isSilent = code === 'NETWORK' || code === 'UNEXPECTED';
  return isSilent ? 'Failed to submit the application.' : message;
}

/** Two files and a letter. Whatever goes wrong, all three stay in place for the next try. */
export function ApplyForm({ job, userId, onOutcome }: ApplyFormProps) {
  const { send, cancel, key } = useSendApplication(job);
  const percent = useUploadProgress(key);
  const [cancelled, setCancelled] = useState(false);

  return (
    <Form
      label="Application"
      initialValues={emptyApplication}
      schema={applySchema}
      draftKey={letterDraft(userId, job.id)}
      draftPlace="browser"
      onSubmit={async (values) => {
        setCancelled(false);
        onOutcome('unanswered');
        try {
          await send(values);
        } catch (error) {
          const problem = describeError(error);
          if (problem.code === 'ALREADY_APPLIED') {
            onOutcome('already-applied');
            return;
          }
          if (problem.code === 'ABORTED') {
            setCancelled(true);
            throw new SubmitError({ message: problem.message, shownElsewhere: true });
          }
          if (problem.status !== null && problem.status < 500) onOutcome(null);
          throw new SubmitError({ message: failureText(problem), fields: problem.fields });
        }
        onOutcome('sent');
      }}
    >
      {({ values }) => (
        <>
          <FileField name="resume" label="Resume" kinds={kinds} maxBytes={fileLimit} />
          <FileField
            name="internship_letter"
            label="Internship letter"
            hint="The letter of your institution that asks for a placement."
            kinds={kinds}
            maxBytes={fileLimit}
          />
          <TextAreaField
            name="cover_letter"
            label="Cover letter"
            hint="Why this internship, and what you bring. What you write is kept on this device until you send it or log out."
            rows={8}
            maxLength={coverLetterLength}
          />
          <div>
            <Announced role="status">
              {cancelled && (
                <Notice>
                  The upload was cancelled. Your files and your letter are still here.
                </Notice>
              )}
            </Announced>
            <Stack gap={1.5}>
              <UploadProgress label="your application" percent={percent} onCancel={cancel} />
              <SubmitButton busyText="Sending…" icon="sent" disabledReason={nextStep(values)}>
                Apply
              </SubmitButton>
            </Stack>
          </div>
        </>
      )}
    </Form>
  );
}
