import type { Database, Transaction } from '../../db/client.ts';
import { conflict, notFound, unavailable, type FieldTexts } from '../../errors.ts';
import type { Mail } from '../../plugins/mail.ts';
import type { Storage } from '../../plugins/storage.ts';
import type { Claim } from '../files/claim.ts';
import { attachFiles, selectHashes } from '../files/file.repository.ts';
import { dropFiles, storeFiles } from '../files/file.service.ts';
import { applicationReceived } from '../notifications/application-events.ts';
import { notify } from '../notifications/notify.ts';
import { requireStillLive, type Session } from '../sessions/session.service.ts';
import { admitApplication, admitOwnDeed } from '../tries/try.service.ts';
import type { AcceptedForm } from './apply-form.ts';
import {
  holdJobFor,
  insertApplication,
  selectApplicant,
  selectEarlier,
  selectJobFor,
  type JobToApplyTo,
} from './apply.repository.ts';
import { firstStatus } from './lifecycle.ts';
import { insertHistory } from './move.repository.ts';

interface Dependencies {
  db: Database;
  files: Storage;
  claim: Claim;
  mail: Mail;
}

type Applicant = NonNullable<Awaited<ReturnType<typeof selectApplicant>>>;

/** What is needed of a student before they can apply. */
const needed = {
  full_name: 'fullName',
  university: 'university',
  course_of_study: 'courseOfStudy',
} as const;

/**
 * The student who applies.
 * @throws 409 PROFILE_INCOMPLETE with `fields` naming what their profile lacks.
 */
export async function requireApplicant({ db }: Pick<Dependencies, 'db'>, session: Session) {
  const applicant = await selectApplicant(db, session.userId);
  if (!applicant) throw notFound();
  const missing: FieldTexts = {};
  for (const [field, name] of Object.entries(needed)) {
    if (applicant[name].trim() === '')
      missing[field] = `${field.replaceAll('_', ' ')} is required.`;
  }
  if (Object.keys(missing).length > 0) {
    throw conflict('PROFILE_INCOMPLETE', 'Required student information is missing.', missing);
  }
  return applicant;
}

const notOpen = {
  closed: 'This job is closed. It takes no applications at the moment.',
  expired: 'The application deadline of this job has passed.',
};

/** @throws 404 if there is no such job for anyone, or it is another organization's. */
function requireOpen(job: JobToApplyTo | undefined, orgId: string | undefined): JobToApplyTo {
  if (!job || (orgId !== undefined && orgId.toLowerCase() !== job.orgId)) throw notFound();
  if (job.deletedAt || !job.isOrganizationListed) {
    throw conflict('JOB_NOT_OPEN', 'This job is no longer available.');
  }
  if (job.state !== 'active') throw conflict('JOB_NOT_OPEN', notOpen[job.state]);
  return job;
}

interface Submission {
  session: Session;
  applicant: Applicant;
  form: AcceptedForm;
  key: string | null;
}

/** Whether a form holds what is stored of an application: the same letter and the same files. */
async function holdsWhatIsStored(
  db: Database,
  form: AcceptedForm,
  { id, coverLetter }: { id: string; coverLetter: string },
): Promise<boolean> {
  // Both letters came through the same reading, which trims them and settles their line ends.
  if (form.coverLetter !== coverLetter) return false;
  const hashes = await selectHashes(db, id);
  return form.files.every((sent) =>
    hashes.some(({ kind, sha256 }) => kind === sent.kind && sha256 === sent.sha256),
  );
}

/**
 * The application that this form has already led to, if it has.
 * @throws 409 ALREADY_APPLIED if another form has; 409 APPLICATION_DIFFERS if this one has with
 * another letter or file; 409 IDEMPOTENCY_KEY_USED if the key belongs to an application for
 * another job.
 */
async function findEarlier(
  db: Database,
  { session, form, key }: Submission,
): Promise<string | null> {
  const jobId = form.jobId.toLowerCase();
  const earlier = await selectEarlier(db, { userId: session.userId, jobId, key });
  const same = earlier.find((application) => application.jobId === jobId);
  if (same && key !== null && same.key === key) {
    if (await holdsWhatIsStored(db, form, same)) return same.id;
    throw conflict(
      'APPLICATION_DIFFERS',
      'Your application has already arrived as you sent it first. The organization has that version.',
    );
  }
  if (same) throw conflict('ALREADY_APPLIED', 'You have already applied for this job.');
  if (earlier.length > 0) {
    throw conflict('IDEMPOTENCY_KEY_USED', 'This form was already used for another job.');
  }
  return null;
}

/** Everything an acknowledged application consists of, or nothing. */
async function storeApplication(
  tx: Transaction,
  mail: Mail,
  { session, applicant, form, key }: Submission,
  fileIds: string[],
): Promise<string | undefined> {
  const job = requireOpen(await holdJobFor(tx, form.jobId), form.orgId);
  await requireStillLive(tx, session);
  const id = await insertApplication(tx, {
    jobId: form.jobId,
    userId: session.userId,
    orgId: job.orgId,
    coverLetter: form.coverLetter,
    idempotencyKey: key,
  });
  if (!id) return undefined;
  await admitApplication(tx, session.userId);
  await insertHistory(tx, id, firstStatus);
  // The files of a process that was taken for dead may have been swept away.
  if ((await attachFiles(tx, fileIds, id)) !== fileIds.length) throw unavailable();
  const { jobTitle, companyName, organizationUserId } = job;
  const { email, fullName } = applicant;
  await notify(
    tx,
    applicationReceived({
      ...{ applicationId: id, fullName, jobTitle, companyName, organizationUserId },
      studentUserId: session.userId,
    }),
  );
  const data = { fullName, jobTitle, companyName };
  if (await admitOwnDeed(tx, email)) {
    await mail.queue(tx, { to: email, template: 'application-received', data });
  }
  return id;
}

/**
 * Stores an application with both its files, once, however often it is sent.
 * @param submission `key` is the form's Idempotency-Key, or null.
 * @returns the application's id; of a form that was sent before, the same one.
 * @throws 401 if the session was ended meanwhile; 404 if there is no such job; 409 JOB_NOT_OPEN,
 * ALREADY_APPLIED, APPLICATION_DIFFERS or IDEMPOTENCY_KEY_USED; 429 after too many in a day.
 */
export async function apply(
  { db, files, claim, mail }: Dependencies,
  submission: Submission,
): Promise<string> {
  const { form } = submission;
  const earlier = await findEarlier(db, submission);
  if (earlier) return earlier;
  requireOpen(await selectJobFor(db, form.jobId), form.orgId);
  const fileIds = await storeFiles({ db, files, claim }, form.files);
  let stored: string | undefined;
  try {
    stored = await db.transaction((tx) => storeApplication(tx, mail, submission, fileIds));
  } finally {
    // Whatever was not stored must go, also when it is not known whether it was.
    if (!stored) await dropFiles({ db, files }, fileIds).catch(() => undefined);
  }
  const id = stored ?? (await findEarlier(db, submission));
  if (!id) throw unavailable();
  return id;
}
