import { describeError, isOfEndedSession, type Organization } from '@ifj/shared-api';
import { useIsHere, useToast } from '@ifj/shared-ui';
import { SubmitError } from '@ifj/shared-ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateJobMutation } from '../../generated/operations.ts';
import { JobForm } from './job.form.tsx';
import { jobBody, newJob } from './job.schema.ts';

export function CreateJob({ organization }: { organization: Organization }) {
  const [initialValues] = useState(newJob);
  const [createJob] = useCreateJobMutation();
  const toast = useToast();
  const navigate = useNavigate();
  const isHere = useIsHere();

  return (
    <JobForm
      label="New job"
      initialValues={initialValues}
      company={{ name: organization.company_name, location: organization.company_state }}
      draftKey={`create-job:${organization.id}`}
      submitText="Create Job"
      busyText="Creating…"
      onSubmit={async (values) => {
        try {
          await createJob({
            'Idempotency-Key': values.key,
            body: { org_id: organization.id, ...jobBody(values) },
          }).unwrap();
        } catch (error) {
          if (!isOfEndedSession(error)) toast.error('An error occurred!');
          throw new SubmitError(describeError(error));
        }
        toast.success('Job Created');
        if (isHere()) void navigate('/dashboard/jobs');
      }}
    />
  );
}
