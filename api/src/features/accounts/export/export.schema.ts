import { Type, type Static } from 'typebox';
import { offeredDates } from '../../../db/tables/interviews.table.ts';
import { notificationKinds } from '../../../db/tables/notifications.table.ts';
import { Id, Moment, nullable, oneOf, ref, roles, verifications } from '../../../schema/values.ts';
import { applicationStatuses } from '../../applications/lifecycle.ts';
import { Job } from '../../jobs/job.schema.ts';
import { Organization } from '../../organizations/organization.schema.ts';
import { Student } from '../../students/student.schema.ts';

const ExportedInterview = Type.Object(
  {
    id: Id,
    date: Moment,
    offered_dates: Type.Array(Moment),
    selected_date: nullable(oneOf(offeredDates)),
    timezone: Type.String(),
    meet_link: Type.String(),
    sequence: Type.Integer(),
    listed: Type.Boolean({ description: 'Whether it stands in the organization’s tabs.' }),
    created_at: Moment,
    updated_at: Moment,
    cancelled_at: nullable(Moment),
  },
  { $id: 'ExportedInterview' },
);

const fileKind = oneOf(['resume', 'internship_letter']);

/** Downloads within minutes of each other are one entry. */
const taken = { at: Moment, last_at: Moment, times: Type.Integer({ minimum: 1 }) };

const ExportedFile = Type.Object(
  {
    id: Id,
    kind: fileKind,
    name: Type.String(),
    content_type: Type.String(),
    size: Type.Integer({ description: 'In bytes.' }),
    sha256: Type.String({ description: 'Of its content, hexadecimal.' }),
    link: Type.String(),
    created_at: Moment,
    downloads: Type.Array(Type.Object({ company_name: Type.String(), ...taken })),
  },
  { $id: 'ExportedFile' },
);

const ExportedApplication = Type.Object(
  {
    id: Id,
    job_id: Id,
    job_title: Type.String(),
    company_name: Type.String(),
    status: oneOf(applicationStatuses),
    created_at: Moment,
    updated_at: Moment,
    cover_letter: Type.String(),
    history: Type.Array(Type.Object({ status: oneOf(applicationStatuses), at: Moment })),
    files: Type.Array(ref(ExportedFile)),
    interview: nullable(ref(ExportedInterview)),
  },
  { $id: 'ExportedApplication' },
);

const ReceivedApplication = Type.Object(
  {
    id: Id,
    job_id: Id,
    status: oneOf(applicationStatuses),
    created_at: Moment,
    updated_at: Moment,
    interview: nullable(ref(ExportedInterview)),
  },
  { $id: 'ReceivedApplication' },
);

const ExportedJob = Type.Object(
  {
    ...Type.Omit(Job, [
      'org_id',
      'state',
      'company_name',
      'company_email',
      'company_verified',
      'application',
      'application_status',
      'applications_count',
    ]).properties,
    updated_at: Moment,
    deleted_at: nullable(Moment),
  },
  { $id: 'ExportedJob' },
);

const leftOut = [
  'Left out are hashes and secrets, by which an account could be taken: of passwords, sessions, network addresses and counted tries, links in mails, and sign-ins with a provider that are under way.',
  'So are marks that say nothing of a person: where a file lies and what stored it, the keys by which a form that is sent twice is known, and what makes jobs quick to find.',
  'And so is what is another’s: who of the operators decided, what mails to others hold, and of an organization’s applicants all but the states and interviews of their applications.',
].join(' ');

const ExportedStudent = Type.Object(
  { ...Student.properties, created_at: Moment },
  { $id: 'ExportedStudent' },
);

const ExportedOrganization = Type.Object(
  {
    ...Organization.properties,
    submitted_at: Moment,
    amended_at: nullable(Moment),
    created_at: Moment,
  },
  { $id: 'ExportedOrganization' },
);

/** Everything the product holds about one account; the parts of the other role are null. */
export const AccountExport = Type.Object(
  {
    exported_at: Moment,
    account: Type.Object({
      user_id: Id,
      email: Type.String(),
      role: oneOf(roles),
      email_proven_at: nullable(Moment),
      created_at: Moment,
    }),
    student: nullable(ref(ExportedStudent)),
    organization: nullable(ref(ExportedOrganization)),
    sessions: Type.Array(
      Type.Object({ created_at: Moment, last_seen_at: Moment, expires_at: Moment }),
    ),
    sign_in_places: Type.Array(Type.Object({ last_sign_in_at: Moment }), {
      description: 'Network addresses signed in from; only a hash of each is kept.',
    }),
    password_resets: Type.Array(
      Type.Object({ created_at: Moment, expires_at: Moment, ended_at: nullable(Moment) }),
      { description: 'Links for a new password that were sent.' },
    ),
    identities: Type.Array(
      Type.Object({ issuer: Type.String(), subject: Type.String(), created_at: Moment }),
      { description: 'Providers, such as Google, by which the account is signed in to.' },
    ),
    suspensions: Type.Array(
      Type.Object({
        action: oneOf(['suspended', 'restored']),
        reason: Type.String(),
        created_at: Moment,
      }),
    ),
    notifications: Type.Array(
      Type.Object({
        kind: oneOf(notificationKinds),
        title: Type.String(),
        message: Type.String(),
        link: Type.String(),
        created_at: Moment,
        read_at: nullable(Moment),
      }),
    ),
    mails: Type.Array(
      Type.Object({
        template: Type.String(),
        state: Type.String(),
        created_at: Moment,
        subject: Type.String(),
        text: Type.String({ description: 'Without its link and its invite.' }),
      }),
      { description: 'Still in the queue, or sent within the last day.' },
    ),
    applications: nullable(Type.Array(ref(ExportedApplication))),
    past_downloads: nullable(
      Type.Array(Type.Object({ company_name: Type.String(), kind: fileKind, ...taken }), {
        description: 'By organizations that have left since.',
      }),
    ),
    jobs: nullable(Type.Array(ref(ExportedJob))),
    received_applications: nullable(Type.Array(ref(ReceivedApplication))),
    downloads: nullable(
      Type.Array(
        Type.Object({
          application_id: Id,
          kind: fileKind,
          ...taken,
        }),
      ),
    ),
    verification_decisions: nullable(
      Type.Array(
        Type.Object({
          decision: oneOf(verifications.slice(1)),
          reason: nullable(Type.String()),
          created_at: Moment,
        }),
      ),
    ),
  },
  { $id: 'AccountExport', description: leftOut },
);
export type AccountExportAnswer = Static<typeof AccountExport>;

export const exportSchemas = [
  ExportedInterview,
  ExportedFile,
  ExportedApplication,
  ReceivedApplication,
  ExportedJob,
  ExportedStudent,
  ExportedOrganization,
  AccountExport,
];
