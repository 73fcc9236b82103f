import { eq } from 'drizzle-orm';
import { files } from '../../db/tables/files.table.ts';
import { notifications } from '../../db/tables/notifications.table.ts';
import {
  endSession,
  findLiveSession,
  startSession,
} from '../../features/sessions/session.service.ts';
import {
  registerOperator,
  registerOrganization,
  registerPendingOrganization,
  registerStudent,
  type TestAccount,
} from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { dates, invite } from '../interviews.ts';
import { applyTo, lagosDay, postJob } from '../jobs.ts';
import type { Actor, Given, Thing } from './expectations.ts';
import type { IdKind } from './expected.ts';

/** A student who applied to an organization and was invited, with all that came of it. */
async function makeSide(test: TestApp) {
  const { db } = test.app;
  const student = await registerStudent(test);
  const organization = await registerOrganization(test);
  const reviewed = await registerPendingOrganization(test);
  const job = await postJob(test, organization);
  const application = await applyTo(test, student, job.id);
  const interview = await invite(test, organization, application);
  const [told] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.userId, student.userId));
  const [file] = await db
    .select({ id: files.id })
    .from(files)
    .where(eq(files.applicationId, application.id));
  const ids: Record<Thing, string> = {
    student: student.id,
    studentUser: student.userId,
    organization: organization.id,
    job: job.id,
    ownJob: job.id,
    jobToDelete: (await postJob(test, organization)).id,
    sitemapPage: `${job.deadline}_${job.id}`,
    application: application.id,
    interview: interview.id,
    notification: told?.id ?? '',
    file: file?.id ?? '',
    reviewed: reviewed.id,
    reviewedUser: reviewed.userId,
  };
  return { student, organization, ids };
}

type Side = Awaited<ReturnType<typeof makeSide>>;

/** Two sides that have nothing to do with each other, and those who belong to neither. */
export class House {
  private readonly test: TestApp;
  private readonly sides: Record<'own' | 'foreign', Side>;
  private readonly userIds: Record<Exclude<Actor, 'nobody'>, string>;
  private readonly given: Omit<Given, 'id'>;

  private constructor(
    test: TestApp,
    sides: Record<'own' | 'foreign', Side>,
    pending: TestAccount,
    operatorId: string,
    given: Omit<Given, 'id'>,
  ) {
    this.test = test;
    this.sides = sides;
    this.given = given;
    const { own, foreign } = sides;
    this.userIds = {
      'revoked session': own.student.userId,
      student: own.student.userId,
      'other student': foreign.student.userId,
      organization: own.organization.userId,
      'other organization': foreign.organization.userId,
      'unverified organization': pending.userId,
      operator: operatorId,
    };
  }

  static async create(test: TestApp): Promise<House> {
    const operator = await findLiveSession(test.app, await registerOperator(test));
    return new House(
      test,
      { own: await makeSide(test), foreign: await makeSide(test) },
      await registerPendingOrganization(test),
      operator?.userId ?? '',
      { deadline: await lagosDay(test, 9), dates: await dates(test) },
    );
  }

  /** A session for one call, since some calls end it. */
  async tokenOf(actor: Actor): Promise<string | undefined> {
    if (actor === 'nobody') return undefined;
    const { app } = this.test;
    const token = await startSession(app.db, app.config, this.userIds[actor]);
    if (actor === 'revoked session') {
      const session = await findLiveSession(app, token);
      if (session) await endSession(app.db, session);
    }
    return token;
  }

  givenFor(thing: Thing | undefined, kind: IdKind): Given {
    const known = kind === 'own' || kind === 'foreign' ? this.sides[kind].ids : null;
    const unknown = kind === 'malformed' ? 'nothing' : '0199aaaa-0000-7000-8000-000000000000';
    return { ...this.given, id: (thing && known?.[thing]) ?? unknown };
  }
}
