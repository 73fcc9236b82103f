import {
  changesOf,
  choiceOfStipend,
  newIdempotencyKey,
  startOf,
  stipendOfChoice,
  type Begun,
  type Job,
} from '@ifj/shared-api';
import { today, withPlainLineEnds } from '@ifj/shared-ui';
import {
  amountToMoneyRange,
  emptyMoneyRange,
  moneyRangeSchema,
  moneyRangeToAmount,
  readDraft,
  type MoneyRange,
} from '@ifj/shared-ui/form';
import { mixed, object, string } from 'yup';
import type { CreateJobApiArg, UpdateJobApiArg } from '../../generated/operations.ts';
import { limits } from '../../generated/limits.ts';

export interface JobValues {
  job_title: string;
  department: string;
  field: string;
  duration: string;
  /** Yes or No. */
  stipend: string;
  amount: MoneyRange;
  env_mode: string;
  deadline: string;
  job_description: string;
  job_requirements: string;
}

const emptyJob: JobValues = {
  job_title: '',
  department: '',
  field: '',
  duration: '',
  stipend: '',
  amount: emptyMoneyRange,
  env_mode: '',
  deadline: '',
  job_description: '',
  job_requirements: '',
};

/** A job to be created, with the key that its draft keeps: tries again under it create one job. */
interface NewJobValues extends JobValues {
  key: string;
}

/** @param draftKey of a form that may have been begun before: it goes on under its key */
export const newJob = (draftKey: string): NewJobValues => {
  const { key } = readDraft(draftKey, { key: newIdempotencyKey() });
  return { ...emptyJob, key };
};

const lengths = limits.createJob;

const text = (label: string, { maxLength }: { maxLength: number }) =>
  string()
    .trim()
    .required(`${label} is required.`)
    .max(maxLength, `${label} can have at most ${maxLength} characters.`);

/**
 * A deadline from today on, in the product's time zone.
 * @param kept the day of a job being edited: it may stay, also past, and stays where none is given
 */
export function deadlineSchema(kept?: string) {
  const deadline = string().test(
    'future',
    'The deadline must be today or later.',
    (day) => !day || day === kept || day >= today(),
  );
  return kept === undefined ? deadline.required('Application deadline is required.') : deadline;
}

/** @param keptDeadline the deadline of a job being edited */
export function jobSchema(keptDeadline?: string) {
  return object({
    job_title: text('Job title', lengths.job_title),
    department: text('Department', lengths.department),
    field: string().required('Field is required.'),
    duration: text('Duration', lengths.duration),
    stipend: string().required('Stipend is required.'),
    amount: mixed<MoneyRange>().when('stipend', {
      is: 'Yes',
      then: moneyRangeSchema,
    }),
    env_mode: string().required('Work environment is required.'),
    deadline: deadlineSchema(keptDeadline),
    job_description: text('Job description', lengths.job_description),
    job_requirements: string().max(
      lengths.job_requirements.maxLength,
      `Keep the requirements within ${lengths.job_requirements.maxLength} characters.`,
    ),
  });
}

/**
 * What a filled form sends.
 * @param keptDeadline what stays where the deadline is left empty
 */
export function jobBody(values: JobValues, keptDeadline = ''): CreateJobApiArg['body'] {
  const stipend = stipendOfChoice(values.stipend) ?? 0;
  return {
    job_title: values.job_title.trim(),
    department: values.department.trim(),
    field: values.field as Job['field'],
    duration: values.duration.trim(),
    stipend,
    amount: stipend === 1 ? moneyRangeToAmount(values.amount) : null,
    env_mode: values.env_mode as Job['env_mode'],
    deadline: values.deadline || keptDeadline,
    job_description: withPlainLineEnds(values.job_description).trim(),
    job_requirements: withPlainLineEnds(values.job_requirements).trim() || null,
  };
}

/** What an edited form sends: what was changed in it since it began, of stipend and amount both. */
export function changedBody(values: JobValues & Begun): UpdateJobApiArg['body'] {
  const start = startOf(values);
  const before = jobBody(start);
  const now = jobBody(values, start.deadline);
  const changes = changesOf(now, before);
  const isPaidOtherwise = 'stipend' in changes || 'amount' in changes;
  return { ...changes, ...(isPaidOtherwise && { stipend: now.stipend, amount: now.amount }) };
}

/** A stored job as the form shows it. */
export function valuesOf(job: Job): JobValues {
  return {
    job_title: job.job_title,
    department: job.department,
    field: job.field,
    duration: job.duration,
    stipend: choiceOfStipend(job.stipend),
    amount: amountToMoneyRange(job.amount),
    env_mode: job.env_mode,
    deadline: job.deadline,
    job_description: job.job_description,
    job_requirements: job.job_requirements ?? '',
  };
}
