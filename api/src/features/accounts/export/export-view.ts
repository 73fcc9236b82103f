import type { interviews } from '../../../db/tables/interviews.table.ts';
import type { jobs } from '../../../db/tables/jobs.table.ts';
import type { selectMailTo } from '../../mail/mail-queue.repository.ts';
import { writeLetter } from '../../mail/templates.ts';
import { organizationView, studentView } from '../account-view.ts';
import type { AccountRow } from '../account.repository.ts';
import type { selectAccountTraces } from './export.repository.ts';
import type { AccountExportAnswer } from './export.schema.ts';
import type { selectReceived } from './organization-export.repository.ts';
import type {
  selectDownloadsOf,
  selectFilesOf,
  selectHistoryOf,
  selectSent,
} from './student-export.repository.ts';

type Rows<Select extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Select>>;
type Sent = NonNullable<AccountExportAnswer['applications']>[number];

const text = (moment: Date) => moment.toISOString();
const optional = (moment: Date | null) => moment && text(moment);

/** The account itself, and what its role has of its own. */
export const ownerView = ({ user, student, organization }: AccountRow) => ({
  account: {
    user_id: user.id,
    email: user.email,
    role: user.role,
    email_proven_at: optional(user.emailProvenAt),
    created_at: text(user.createdAt),
  },
  student: student && { ...studentView(student), created_at: text(student.createdAt) },
  organization: organization && {
    ...organizationView(organization),
    submitted_at: text(organization.submittedAt),
    amended_at: optional(organization.amendedAt),
    created_at: text(organization.createdAt),
  },
});

/** A mail as it reads. Its link may open more than its reader's session does. */
export function mailView({ mail, state, createdAt }: Rows<typeof selectMailTo>[number]) {
  const { subject, greeting, paragraphs, closing } = writeLetter(mail.template, mail.data);
  return {
    template: mail.template,
    state,
    created_at: text(createdAt),
    subject,
    text: [greeting, ...paragraphs, closing].join('\n\n'),
  };
}

const interviewView = (row: typeof interviews.$inferSelect) => ({
  id: row.id,
  date: text(row.date),
  offered_dates: [row.firstOffer, row.firstAlternative, row.secondAlternative].map(text),
  selected_date: row.selectedDate,
  timezone: row.timezone,
  meet_link: row.meetLink,
  sequence: row.inviteSequence,
  listed: row.listed,
  created_at: text(row.createdAt),
  updated_at: text(row.updatedAt),
  cancelled_at: optional(row.cancelledAt),
});

export const tracesView = (rows: Rows<typeof selectAccountTraces>) => ({
  sessions: rows.sessions.map((row) => ({
    created_at: text(row.createdAt),
    last_seen_at: text(row.lastSeenAt),
    expires_at: text(row.expiresAt),
  })),
  sign_in_places: rows.places.map((row) => ({ last_sign_in_at: text(row.lastSignInAt) })),
  password_resets: rows.resets.map((row) => ({
    created_at: text(row.createdAt),
    expires_at: text(row.expiresAt),
    ended_at: optional(row.endedAt),
  })),
  identities: rows.identities.map(({ issuer, subject, createdAt }) => ({
    issuer,
    subject,
    created_at: text(createdAt),
  })),
  suspensions: rows.suspensions.map((row) => ({
    action: row.action,
    reason: row.reason,
    created_at: text(row.createdAt),
  })),
  notifications: rows.notifications.map((row) => ({
    kind: row.kind,
    title: row.title,
    message: row.message,
    link: row.link,
    created_at: text(row.createdAt),
    read_at: optional(row.readAt),
  })),
});

export const receivedView = (row: Omit<Rows<typeof selectReceived>[number], 'exactAt'>) => ({
  id: row.id,
  job_id: row.jobId,
  status: row.status,
  created_at: text(row.createdAt),
  updated_at: text(row.updatedAt),
  interview: row.interview && interviewView(row.interview),
});

interface Taken {
  at: Date;
  lastAt: Date;
  times: number;
}

export const takenView = ({ at, lastAt, times }: Taken) => ({
  at: text(at),
  last_at: text(lastAt),
  times,
});

function fileView(
  file: Rows<typeof selectFilesOf>[number],
  downloads: Rows<typeof selectDownloadsOf>,
  prefix: string,
) {
  return {
    id: file.id,
    kind: file.kind,
    name: file.name,
    content_type: file.contentType,
    size: file.size,
    sha256: file.sha256,
    link: `${prefix}/files/${file.id}`,
    created_at: text(file.createdAt),
    downloads: downloads.map((row) => ({ company_name: row.companyName, ...takenView(row) })),
  };
}

/** What a student sent, with what belongs to each application beside it. */
export function sentView(
  rows: {
    sent: Rows<typeof selectSent>;
    history: Rows<typeof selectHistoryOf>;
    files: Rows<typeof selectFilesOf>;
    downloads: Rows<typeof selectDownloadsOf>;
  },
  prefix: string,
): Sent[] {
  const steps = Map.groupBy(rows.history, (row) => row.applicationId);
  const files = Map.groupBy(rows.files, (row) => row.applicationId);
  const downloads = Map.groupBy(rows.downloads, (row) => row.fileId);
  return rows.sent.map((row) => ({
    ...receivedView(row),
    job_title: row.jobTitle,
    company_name: row.companyName,
    cover_letter: row.coverLetter,
    history: (steps.get(row.id) ?? []).map(({ status, at }) => ({ status, at: text(at) })),
    files: (files.get(row.id) ?? []).map((file) =>
      fileView(file, downloads.get(file.id) ?? [], prefix),
    ),
  }));
}

export const jobView = (row: typeof jobs.$inferSelect) => ({
  id: row.id,
  job_title: row.jobTitle,
  job_description: row.jobDescription,
  job_requirements: row.jobRequirements,
  field: row.field,
  department: row.department,
  stipend: row.stipend,
  amount: row.amount,
  duration: row.duration,
  location: row.location,
  deadline: row.deadline,
  env_mode: row.envMode,
  status: row.status,
  created_at: text(row.createdAt),
  updated_at: text(row.updatedAt),
  deleted_at: optional(row.deletedAt),
});
