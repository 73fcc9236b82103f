import {
  describeError,
  isOfEndedSession,
  newIdempotencyKey,
  type Organization,
} from '@ifj/shared-api';
import { useIsHere, useToast } from '@ifj/shared-ui';
import { SubmitError } from '@ifj/shared-ui/form';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateJobMutation } from '../../generated/operations.ts';
import { JobForm } from './job.form.tsx';
import { jobBody, newJob } from './job.schema.ts';

const another = 'Press “Create Job” again only if you want this one beside it.';
const deleted = 'This job was created before, and deleted. Press “Create Job” to create it again.';

export function CreateJob({ organization }: { organization: Organization }) {
  const draftKey = `create-job:${organization.id}`;
  const [initialValues] = useState(() => newJob(draftKey));
  /** In place of the form's own key, under which another job was created already. */
  const freshKey = useRef<string>(undefined);
  const [createJob] = useCreateJobMutation();
  const toast = useToast();
  const navigate = useNavigate();
  const isHere = useIsHere();

  return (
    <JobForm
      label="New job"
      initialValues={initialValues}
      company={{ name: organization.company_name, location: organization.company_state }}
      draftKey={draftKey}
      submitText="Create Job"
      busyText="Creating…"
      onSubmit={async (values) => {
        try {
          await createJob({
            'Idempotency-Key': freshKey.current ?? values.key,
            body: { org_id: organization.id, ...jobBody(values) },
          }).unwrap();
        } catch (error) {
          if (!isOfEndedSession(error)) toast.error('An error occurred!');
          const { status, code, message, fields } = describeError(error);
          const isDifferent = code === 'JOB_DIFFERS';
          const isDeleted = status === 404;
          if (isDifferent || isDeleted) freshKey.current = newIdempotencyKey();
          const told = isDifferent ? `${message} ${another}` : message;
          throw new SubmitError({ message: isDeleted ? deleted : told, fields });
        }
        toast.success('Job Created');
        if (isHere()) void navigate('/dashboard/jobs');
      }}
    />
  );
}
