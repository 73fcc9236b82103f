import { beginWith, describeError, useGetMeQuery, type Job } from '@ifj/shared-api';
import { styled, useToast } from '@ifj/shared-ui';
import { SubmitError } from '@ifj/shared-ui/form';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUpdateJobMutation } from '../../generated/operations.ts';
import { useFormStart } from '../screen/use-form-start.ts';
import { JobForm } from './job.form.tsx';
import { changedBody, valuesOf } from './job.schema.ts';

/** How long the good news stands before the list comes back, in milliseconds. */
const returnDelay = 2000;

/** What stands in it is seen, and cannot be changed or sent while it is disabled. */
const Lockable = styled.fieldset({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '&:disabled': { opacity: 0.6 },
});

export function EditJob({ job }: { job: Job }) {
  const [updateJob] = useUpdateJobMutation();
  const organization = useGetMeQuery().data?.organization;
  const toast = useToast();
  const navigate = useNavigate();
  const [saved, setSaved] = useState(false);
  const { values: initialValues, version } = useFormStart(valuesOf(job));

  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => void navigate('/dashboard/jobs'), returnDelay);
    return () => {
      clearTimeout(timer);
    };
  }, [saved, navigate]);

  return (
    <Lockable disabled={saved}>
      <JobForm
        key={version}
        label="Job"
        initialValues={beginWith(initialValues)}
        company={{
          name: job.company_name,
          location: organization?.company_state ?? job.location,
        }}
        keptDeadline={initialValues.deadline}
        draftKey={`edit-job:${job.id}`}
        submitText="Finish"
        busyText="Saving…"
        onSubmit={async (values) => {
          try {
            const body = changedBody(values);
            const { message } = await updateJob({ id: job.id, body }).unwrap();
            toast.success(message || 'Job Edited Successfully');
          } catch (error) {
            throw new SubmitError(describeError(error));
          }
          setSaved(true);
        }}
      />
    </Lockable>
  );
}
