import { Type, type Static } from 'typebox';
import { MessageAnswer } from '../../schema/answers.ts';
import { NextCursor, pageQuery } from '../../schema/pages.ts';
import {
  Day,
  Id,
  Moment,
  lineText,
  nullable,
  oneOf,
  oneOfNumbers,
  optionalProse,
  proseText,
  ref,
  strictObject,
  titleText,
  yesNo,
} from '../../schema/values.ts';
import { applicationStatuses } from '../applications/lifecycle.ts';

export const jobFields = ['Art', 'Science', 'Commercial'] as const;
export const environments = ['onsite', 'remote', 'hybrid'] as const;
export const jobStates = ['active', 'closed', 'expired'] as const;
export type JobState = (typeof jobStates)[number];

/** Room for the longest texts of a posting, each character taking up to four bytes. */
export const jobBodyLimit = 128 * 1024;

export const Job = Type.Object(
  {
    id: Id,
    org_id: Id,
    job_title: Type.String(),
    job_description: Type.String(),
    job_requirements: nullable(Type.String()),
    field: oneOf(jobFields),
    department: Type.String(),
    stipend: oneOfNumbers(yesNo),
    amount: nullable(Type.String()),
    duration: Type.String(),
    location: Type.String(),
    deadline: Day,
    env_mode: oneOf(environments),
    status: oneOfNumbers(yesNo),
    state: oneOf(jobStates),
    company_name: Type.String(),
    company_email: nullable(Type.String()),
    company_verified: Type.Boolean(),
    created_at: Moment,
    application: Type.Array(Type.String(), {
      description: 'Ids of applicants: all of them for the owner, at most their own for students.',
    }),
    application_status: Type.Optional(
      oneOf(applicationStatuses, {
        description: 'Where the caller’s own application stands; not told in lists.',
      }),
    ),
    applications_count: Type.Optional(Type.Integer({ description: 'For the owner only.' })),
  },
  { $id: 'Job' },
);

export type JobAnswer = Static<typeof Job>;

const fields = {
  job_title: titleText(150),
  field: oneOf(jobFields),
  department: lineText(120),
  stipend: oneOfNumbers(yesNo),
  env_mode: oneOf(environments),
  amount: Type.Optional(nullable(Type.String({ maxLength: 80 }))),
  duration: lineText(80),
  deadline: Day,
  job_description: proseText(10_000),
  job_requirements: optionalProse(10_000),
};

/** Taken so that old clients go on working; the server goes by its own record. */
const recorded = {
  org_id: Type.Optional(Id),
  location: Type.Optional(Type.String({ maxLength: 120 })),
};

export const JobCreate = strictObject({ ...fields, ...recorded }, { $id: 'JobCreate' });
export type JobCreateBody = Static<typeof JobCreate>;

export const JobUpdate = strictObject(
  { ...Type.Partial(Type.Object(fields)).properties, ...recorded },
  { $id: 'JobUpdate' },
);
export type JobUpdateBody = Static<typeof JobUpdate>;

export const JobToggle = strictObject(
  { status: oneOfNumbers(yesNo), deadline: Type.Optional(Day), org_id: Type.Optional(Id) },
  { $id: 'JobToggle' },
);
export type JobToggleBody = Static<typeof JobToggle>;

export const JobsQuery = Type.Object({
  deadline: Type.Optional(Day),
  company_name: Type.Optional(Type.String({ maxLength: 160 })),
  field: Type.Optional(oneOf(jobFields)),
  stipend: Type.Optional(oneOfNumbers(yesNo)),
  location: Type.Optional(Type.String({ maxLength: 120 })),
  q: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(oneOf(jobStates)),
  ...pageQuery,
});
export type JobsQueryValues = Static<typeof JobsQuery>;

const Counts = Type.Object({
  active: Type.Integer(),
  closed: Type.Integer(),
  expired: Type.Integer(),
});

export const JobList = Type.Object(
  {
    jobs: Type.Object({ data: Type.Array(ref(Job)) }),
    meta: Type.Object({ next_cursor: NextCursor, counts: Type.Optional(Counts) }),
  },
  { $id: 'JobList' },
);

export const JobView = Type.Object({ job: ref(Job) }, { $id: 'JobView' });

export const JobSaved = Type.Object(
  { job: ref(Job), message: MessageAnswer.properties.message },
  { $id: 'JobSaved' },
);

export const jobSchemas = [Job, JobCreate, JobUpdate, JobToggle, JobList, JobView, JobSaved];
