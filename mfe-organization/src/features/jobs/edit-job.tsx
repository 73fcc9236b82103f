import { describeError, type Job } from '@ifj/shared-api';
import { useToast } from '@ifj/shared-ui';
import { SubmitError } from '@ifj/shared-ui/form';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUpdateJobMutation } from '../../generated/operations.ts';
import { JobForm } from './job.form.tsx';
import { jobBody, keptOf, valuesOf } from './job.schema.ts';

/** How long the good news stands before the list comes back, in milliseconds. */
const returnDelay = 2000;

export function EditJob({ job }: { job: Job }) {
  const [updateJob] = useUpdateJobMutation();
  const toast = useToast();
  const navigate = useNavigate();
  const [saved, setSaved] = useState(false);
  const kept = keptOf(job);

  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => void navigate('/dashboard/jobs'), returnDelay);
    return () => {
      clearTimeout(timer);
    };
  }, [saved, navigate]);

  return (
    <JobForm
      label="Job"
      initialValues={valuesOf(job)}
      company={{ name: job.company_name, location: job.location }}
      kept={kept}
      draftKey={`edit-job:${job.id}`}
      submitText="Finish"
      busyText="Saving…"
      onSubmit={async (values) => {
        try {
          const { message } = await updateJob({ id: job.id, body: jobBody(values, kept) }).unwrap();
          toast.success(message || 'Job Edited Successfully');
        } catch (error) {
          throw new SubmitError(describeError(error));
        }
        setSaved(true);
      }}
    />
  );
}
