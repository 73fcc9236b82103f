import type { Job } from '@ifj/shared-api';
import { Notice, space, Stack, styled } from '@ifj/shared-ui';
import { FileField, Form, SubmitButton, TextAreaField, UploadProgress } from '@ifj/shared-ui/form';
import { useEffect } from 'react';
import {
  applySchema,
  coverLetterLength,
  emptyApplication,
  fileLimit,
  letterDraft,
  nextStep,
  type ApplyValues,
} from './apply.schema.ts';
import type { Sending } from './use-send-application.ts';

interface ApplyFormProps {
  job: Job;
  userId: string;
  sending: Sending;
  /** Hears of what the form holds. */
  onEdit: (values: ApplyValues) => void;
}

/** It is there before there is something to say, so that it is read out. */
const Announced = styled.div({ '&:not(:empty)': { marginBlockEnd: space(2.5) } });

const kinds = ['pdf', 'docx', 'doc'] as const;

function Watch({ values, onEdit }: { values: ApplyValues; onEdit: ApplyFormProps['onEdit'] }) {
  useEffect(() => {
    onEdit(values);
  }, [values, onEdit]);
  return null;
}

/** Two files and a letter. Whatever goes wrong, all three stay in place for the next try. */
export function ApplyForm({ job, userId, sending, onEdit }: ApplyFormProps) {
  const { outcome, percent, send, cancel } = sending;
  return (
    <Form
      label="Application"
      initialValues={emptyApplication}
      schema={applySchema}
      draftKey={letterDraft(userId, job.id)}
      draftPlace="browser"
      onSubmit={send}
    >
      {({ values }) => (
        <>
          <Watch values={values} onEdit={onEdit} />
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
              {outcome === 'cancelled' && (
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
