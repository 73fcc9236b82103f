import { Type, type Static } from 'typebox';
import { files } from '../../db/tables/files.table.ts';
import { MessageAnswer } from '../../schema/answers.ts';
import { PageMeta, pageQuery } from '../../schema/pages.ts';
import { Id, Moment, nullable, oneOf, proseText, ref, strictObject } from '../../schema/values.ts';
import { acceptedExtensions, fileLimit } from '../files/file-rules.ts';
import { ApplicationInterview } from '../interviews/interview.schema.ts';
import { applicationStatuses } from './lifecycle.ts';

export const coverLetterMaximum = 10_000;

const Download = Type.Object({
  company_name: Type.String(),
  kind: oneOf(files.kind.enumValues),
  at: Type.String({ format: 'date-time', description: 'The last time.' }),
  times: Type.Integer({ minimum: 1, description: 'How often in all.' }),
});

export const Application = Type.Object(
  {
    id: Id,
    job_id: Id,
    user_id: Id,
    org_id: Id,
    status: oneOf(applicationStatuses),
    created_at: Moment,
    updated_at: Moment,
    cover_letter: Type.String(),
    resume: nullable(Type.String()),
    resume_name: nullable(Type.String()),
    internship_letter: nullable(Type.String()),
    internship_letter_name: nullable(Type.String()),
    job_title: Type.String(),
    job: Type.Object({
      job_title: Type.String(),
      job_description: Type.String(),
      available: Type.Boolean(),
    }),
    user: Type.Object({
      email: Type.String(),
      student: Type.Object({
        full_name: Type.String(),
        university: Type.String(),
        course_of_study: Type.String(),
      }),
    }),
    organization: Type.Object({ company_name: Type.String() }),
    interview: nullable(ref(ApplicationInterview)),
    history: Type.Array(Type.Object({ status: oneOf(applicationStatuses), at: Moment })),
    downloads: Type.Optional(
      Type.Array(Download, {
        description: 'Who took which file, the latest first. Only its student is told.',
      }),
    ),
  },
  { $id: 'Application' },
);
export type ApplicationAnswer = Static<typeof Application>;

const statusList = `(?:${applicationStatuses.join('|')})`;

export const StudentApplicationsQuery = Type.Object({
  status: Type.Optional(
    Type.String({ maxLength: 200, pattern: `^${statusList}(?:,${statusList})*$` }),
  ),
  ...pageQuery,
});
export type StudentApplicationsQueryValues = Static<typeof StudentApplicationsQuery>;

export const OrganizationApplicationsQuery = Type.Object({
  ...StudentApplicationsQuery.properties,
  job_id: Type.Optional(Id),
});
export type OrganizationApplicationsQueryValues = Static<typeof OrganizationApplicationsQuery>;

const uploadedFile = Type.Unsafe<Blob>({
  type: 'string',
  format: 'binary',
  description: `PDF, DOCX or DOC, told from its content, of at most ${fileLimit} bytes.`,
  'x-max-bytes': fileLimit,
  'x-accept': acceptedExtensions.map((extension) => `.${extension}`),
});

/** The form of `apply-job`; it documents what the handler reads from the parts. */
export const ApplicationForm = Type.Object(
  {
    job_id: Id,
    org_id: Type.Optional(Id),
    user_id: Type.Optional(Id),
    cover_letter: proseText(coverLetterMaximum),
    resume: uploadedFile,
    internship_letter: uploadedFile,
  },
  { $id: 'ApplicationForm' },
);

/** `org_id` may be named by old clients; it must be the caller's. */
export const DecisionBody = strictObject(
  { org_id: Type.Optional(Id) },
  { $id: 'ApplicationDecision' },
);

export const ApplicationSaved = Type.Object(
  { application: ref(Application), message: MessageAnswer.properties.message },
  { $id: 'ApplicationSaved' },
);

/** For the organization the letter stands beside it that a rejection would send. */
export const ApplicationView = Type.Object(
  {
    application: ref(Application),
    rejection_letter: Type.Optional(Type.Object({ subject: Type.String(), text: Type.String() })),
  },
  { $id: 'ApplicationView' },
);

export const StudentApplicationList = Type.Object(
  {
    applications: Type.Object({ data: Type.Array(ref(Application)) }),
    meta: ref(PageMeta),
  },
  { $id: 'StudentApplicationList' },
);

export const OrganizationApplicationList = Type.Object(
  { applications: Type.Array(ref(Application)), meta: ref(PageMeta) },
  { $id: 'OrganizationApplicationList' },
);

export const applicationSchemas = [
  PageMeta,
  Application,
  ApplicationForm,
  DecisionBody,
  ApplicationSaved,
  ApplicationView,
  StudentApplicationList,
  OrganizationApplicationList,
];
