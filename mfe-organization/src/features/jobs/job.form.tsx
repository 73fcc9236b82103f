import { environments, jobFields, stipends } from '@ifj/shared-api';
import { Card, Facts, formatDate, Stack, today } from '@ifj/shared-ui';
import {
  DateField,
  Form,
  MoneyRangeField,
  RadioField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@ifj/shared-ui/form';
import { useState } from 'react';
import { limits } from '../../generated/limits.ts';
import { jobSchema, type JobValues } from './job.schema.ts';

interface JobFormProps<Values> {
  label: string;
  initialValues: Values;
  /** Read-only: the server goes by the organization's record. */
  company: { name: string; location: string };
  /** The stored job's deadline, which may stay. */
  keptDeadline?: string;
  draftKey: string;
  submitText: string;
  busyText: string;
  onSubmit: (values: Values) => Promise<void>;
}

const { createJob: lengths } = limits;
const yesNo = stipends.map(({ choice }) => ({ value: choice, label: choice }));

/** All that a posting says. */
export function JobForm<Values extends JobValues>({
  company,
  keptDeadline,
  submitText,
  busyText,
  ...form
}: JobFormProps<Values>) {
  const [schema] = useState(() => jobSchema(keptDeadline));
  return (
    <Stack gap={3}>
      <Card>
        <Facts
          look="table"
          items={[
            { label: 'Company name', value: company.name, icon: 'jobs' },
            { label: 'Location', value: company.location, icon: 'place' },
          ]}
        />
      </Card>
      <Form {...form} schema={schema} confirmLeaving>
        {({ values }) => (
          <>
            <TextField name="job_title" label="Job title" maxLength={lengths.job_title.maxLength} />
            <TextField
              name="department"
              label="Department"
              maxLength={lengths.department.maxLength}
            />
            <SelectField
              name="field"
              label="Field"
              options={jobFields}
              placeholder="Choose a field"
            />
            <TextField
              name="duration"
              label="Duration"
              hint="For example: 6 months."
              maxLength={lengths.duration.maxLength}
            />
            <RadioField name="stipend" label="Stipend" options={yesNo} />
            {values.stipend === 'Yes' && (
              <MoneyRangeField
                name="amount"
                label="Amount Range"
                hint="For example: 1000 - 2000 NGN"
              />
            )}
            <SelectField
              name="env_mode"
              label="Work environment"
              options={environments}
              placeholder="Choose a work environment"
            />
            <DateField
              name="deadline"
              label="Application deadline"
              min={today()}
              hint={keptDeadline && `Now: ${formatDate(keptDeadline)}. Left empty, it stays.`}
            />
            <TextAreaField
              name="job_description"
              label="Job description"
              rows={6}
              maxLength={lengths.job_description.maxLength}
            />
            <TextAreaField
              name="job_requirements"
              label="Role overview and requirements"
              hint="Start each requirement with - or a bullet."
              optional
              rows={6}
              maxLength={lengths.job_requirements.maxLength}
            />
            <SubmitButton busyText={busyText}>{submitText}</SubmitButton>
          </>
        )}
      </Form>
    </Stack>
  );
}
