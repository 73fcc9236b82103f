import { sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Database, Queryable } from '../../db/client.ts';
import { conflict, invalid, notFound, unavailable, type FieldTexts } from '../../errors.ts';
import type { Mail } from '../../plugins/mail.ts';
import { cancelComingInterviews } from '../applications/move.service.ts';
import type { Session } from '../sessions/session.service.ts';
import { jobAnswer } from './job-answer.ts';
import { amountProblem } from './job-amount.ts';
import { selectToday } from './job-list.repository.ts';
import { actingOrganization, viewerOf } from './job.policy.ts';
import {
  insertJob,
  lockOwnJob,
  selectJob,
  selectJobOfKey,
  selectLocation,
  selectStatusOf,
  updateJobRow,
  type JobValues,
} from './job.repository.ts';
import type { JobCreateBody, JobToggleBody, JobUpdateBody } from './job.schema.ts';

interface Dependencies {
  db: Database;
  mail: Mail;
}

const gone = () => notFound('This job is no longer available.');

/**
 * A job as the caller may see it. One that is closed or past its deadline is shown and says so;
 * one of an organization that is not verified, or is suspended, is shown to nobody.
 * @throws 404 if there is none.
 */
export async function viewJob(db: Queryable, session: Session | null, id: string) {
  const viewer = viewerOf(session);
  const row = await selectJob(db, viewer, id);
  if (!row?.isOrganizationListed) throw gone();
  const { userId } = viewer;
  const status =
    userId !== null && row.applicants.includes(userId)
      ? await selectStatusOf(db, userId, id)
      : undefined;
  return jobAnswer(row, viewer, status);
}

/** What the organization's own record says of a job, whatever the request says. */
async function recordedLocation(db: Queryable, orgId: string): Promise<string> {
  const location = await selectLocation(db, orgId);
  if (location === undefined) throw notFound();
  return location;
}

const trimmed = (text: string | null | undefined) => text?.trim() || null;

/** The problems of a job as it would be stored; `kept` is what an edit leaves as it was. */
function problemsOf(
  job: Pick<JobValues, 'stipend' | 'deadline'> & { amount: string | null },
  today: string,
  kept: { amount?: string | null; deadline?: string } = {},
): FieldTexts {
  const problems: FieldTexts = {};
  if (job.deadline < today && job.deadline !== kept.deadline) {
    problems['deadline'] = 'The deadline may be today at the earliest.';
  }
  if (job.stipend === 1 && job.amount === null) {
    problems['amount'] = 'amount is required for a paid internship.';
  } else if (job.stipend === 1 && job.amount !== null && job.amount !== kept.amount) {
    const problem = amountProblem(job.amount);
    if (problem) problems['amount'] = problem;
  }
  return problems;
}

function refuseProblems(problems: FieldTexts): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

type Said = Omit<JobValues, 'location'> & { jobRequirements: string | null; amount: string | null };

/** What a new job says, as it is stored. */
function saidIn(body: JobCreateBody): Said {
  return {
    jobTitle: body.job_title.trim(),
    jobDescription: body.job_description.trim(),
    jobRequirements: trimmed(body.job_requirements),
    field: body.field,
    department: body.department.trim(),
    stipend: body.stipend,
    amount: body.stipend === 1 ? trimmed(body.amount) : null,
    duration: body.duration.trim(),
    deadline: body.deadline,
    envMode: body.env_mode,
  };
}

/**
 * The job that this form has already led to, if it has.
 * @throws 409 JOB_DIFFERS if what it says is other than what is stored.
 */
async function findEarlier(
  db: Queryable,
  { orgId, key }: { orgId: string; key: string | null },
  said: Said,
): Promise<string | undefined> {
  const earlier = key === null ? undefined : await selectJobOfKey(db, orgId, key);
  if (earlier && !isDeepStrictEqual(earlier.said, said)) {
    throw conflict(
      'JOB_DIFFERS',
      'This job has already been created as you sent it first. You find it among your jobs.',
    );
  }
  return earlier?.id;
}

/**
 * Stores a new job of the caller's organization, open at once.
 * @param key the form's Idempotency-Key, or null; a form that was sent before gets its first job.
 * @throws 400 with `fields`: a deadline before today in Lagos, a paid job's amount missing or in
 * another form. 404 if `org_id` names another organization, or the form's first job is deleted by
 * now; 409 JOB_DIFFERS if that says something else.
 */
export async function createJob(
  { db }: Pick<Dependencies, 'db'>,
  session: Session,
  body: JobCreateBody,
  key: string | null = null,
) {
  const posting = { orgId: actingOrganization(session, body.org_id), key };
  const said = saidIn(body);
  let id = await findEarlier(db, posting, said);
  if (id === undefined) {
    refuseProblems(problemsOf(said, await selectToday(db)));
    const location = await recordedLocation(db, posting.orgId);
    id =
      (await insertJob(db, posting, { ...said, location })) ??
      (await findEarlier(db, posting, said));
  }
  if (id === undefined) throw unavailable();
  return viewJob(db, session, id);
}

const given = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };

/**
 * Changes the named fields of an own job. A deadline or an amount that stays as it is may be one
 * that could not be set any more.
 * @throws 400 as for a new job; 404 if it is not the caller's or is deleted.
 */
export async function updateJob(
  { db }: Dependencies,
  session: Session,
  id: string,
  body: JobUpdateBody,
) {
  const orgId = actingOrganization(session, body.org_id);
  await db.transaction(async (tx) => {
    const stored = await lockOwnJob(tx, orgId, id);
    if (!stored || stored.deletedAt) throw gone();
    const stipend = body.stipend ?? stored.stipend;
    const wanted = body.amount === undefined ? stored.amount : trimmed(body.amount);
    const amount = stipend === 1 ? wanted : null;
    const deadline = body.deadline ?? stored.deadline;
    refuseProblems(problemsOf({ stipend, amount, deadline }, await selectToday(tx), stored));
    await updateJobRow(tx, id, {
      ...given('jobTitle', body.job_title?.trim()),
      ...given('jobDescription', body.job_description?.trim()),
      ...given('field', body.field),
      ...given('department', body.department?.trim()),
      ...given('duration', body.duration?.trim()),
      ...given('envMode', body.env_mode),
      ...(body.job_requirements === undefined
        ? {}
        : { jobRequirements: trimmed(body.job_requirements) }),
      stipend,
      amount,
      deadline,
      location: await recordedLocation(tx, orgId),
    });
  });
  return viewJob(db, session, id);
}

/**
 * Closes (0) or activates (1) an own job; doing it again changes nothing.
 * @throws 409 DEADLINE_REQUIRED when an expired job is activated without a new deadline; 400 when
 * that deadline is past; 404 if the job is not the caller's or is deleted.
 */
export async function toggleJobStatus(
  { db }: Dependencies,
  session: Session,
  id: string,
  { status, deadline, org_id }: JobToggleBody,
) {
  const orgId = actingOrganization(session, org_id);
  await db.transaction(async (tx) => {
    const stored = await lockOwnJob(tx, orgId, id);
    if (!stored || stored.deletedAt) throw gone();
    const newDeadline = status === 1 ? (deadline ?? stored.deadline) : stored.deadline;
    if (status === 1 && newDeadline < (await selectToday(tx))) {
      if (deadline !== undefined) {
        throw invalid({ deadline: 'The deadline may be today at the earliest.' });
      }
      const text = 'The deadline of this job is past. Choose a new one to activate it.';
      throw conflict('DEADLINE_REQUIRED', text, { deadline: 'A new deadline is required.' });
    }
    if (stored.status === status && newDeadline === stored.deadline) return;
    await updateJobRow(tx, id, { status, deadline: newDeadline });
  });
  return viewJob(db, session, id);
}

/**
 * Hides an own job for good. Its applications stay for both sides; interviews that are still to
 * come are cancelled. Deleting it again changes nothing.
 * @throws 404 if it is not the caller's.
 */
export async function deleteJob({ db, mail }: Dependencies, session: Session, id: string) {
  const orgId = actingOrganization(session, undefined);
  await db.transaction(async (tx) => {
    const stored = await lockOwnJob(tx, orgId, id);
    if (!stored) throw gone();
    if (stored.deletedAt) return;
    await updateJobRow(tx, id, { deletedAt: sql`now()` });
    await cancelComingInterviews(tx, { mail }, { id, orgId });
  });
}
