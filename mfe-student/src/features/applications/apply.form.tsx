import { describeError, useUploadProgress, type Job } from '@ifj/shared-api';
import { Notice, Stack } from '@ifj/shared-ui';
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
  isComplete,
} from './apply.schema.ts';
import { useSendApplication } from './use-send-application.ts';

interface ApplyFormProps {
  job: Job;
  userId: string;
  onDone: (outcome: ApplyOutcome) => void;
}

const kinds = ['pdf', 'docx', 'doc'] as const;

/** Two files and a letter. Whatever goes wrong, all three stay in place for the next try. */
export function ApplyForm({ job, userId, onDone }: ApplyFormProps) {
  const { send, cancel, key } = useSendApplication(job);
  const percent = useUploadProgress(key);
  const [cancelled, setCancelled] = useState(false);

  return (
    <Form
      label="Application"
      initialValues={emptyApplication}
      schema={applySchema}
      draftKey={`apply:${userId}:${job.id}`}
      onSubmit={async (values) => {
        setCancelled(false);
        try {
          await send(values);
        } catch (error) {
          const problem = describeError(error);
          if (problem.code === 'ALREADY_APPLIED') {
            onDone('already-applied');
            return;
          }
          if (problem.code === 'ABORTED') {
            setCancelled(true);
            throw new SubmitError({ message: problem.message, shownElsewhere: true });
          }
          throw new SubmitError({
            message: `Failed to submit the application. ${problem.message}`,
            fields: problem.fields,
          });
        }
        onDone('sent');
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
            hint="Why this internship, and what you bring. What you write is kept while you are signed in."
            rows={8}
            maxLength={coverLetterLength}
          />
          {cancelled && (
            <Notice>The upload was cancelled. Your files and your letter are still here.</Notice>
          )}
          <Stack gap={1.5}>
            <UploadProgress label="your application" percent={percent} onCancel={cancel} />
            <SubmitButton busyText="Sending…" icon="sent" disabled={!isComplete(values)}>
              Apply
            </SubmitButton>
          </Stack>
        </>
      )}
    </Form>
  );
}
