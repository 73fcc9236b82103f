import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { applicationHistory } from '../../db/tables/application-history.table.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { interviews } from '../../db/tables/interviews.table.ts';
import { ApiError } from '../../errors.ts';
import { registerOrganization, registerStudent, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { applyTo, mailTo, postJob } from '../../testing/jobs.ts';
import type { Owner } from './application.repository.ts';
import {
  applicationStatuses,
  lifecycle,
  type ApplicationStatus,
  type MoveName,
} from './lifecycle.ts';
import { moveApplication } from './move.service.ts';

/** The table as it was decided, written a second time and by hand. */
const decided: [
  from: ApplicationStatus,
  by: 'student' | 'organization',
  move: MoveName,
  to: string,
][] = [
  ['Applied', 'organization', 'open', 'Viewed'],
  ['Applied', 'organization', 'schedule', 'Interview'],
  ['Viewed', 'organization', 'schedule', 'Interview'],
  ['Interview', 'organization', 'reschedule', 'Interview'],
  ['Interview', 'organization', 'cancelInterview', 'Viewed'],
  ['Applied', 'organization', 'accept', 'Accepted'],
  ['Viewed', 'organization', 'accept', 'Accepted'],
  ['Interview', 'organization', 'accept', 'Accepted'],
  ['Applied', 'organization', 'reject', 'Rejected'],
  ['Viewed', 'organization', 'reject', 'Rejected'],
  ['Interview', 'organization', 'reject', 'Rejected'],
  ['Applied', 'student', 'withdraw', 'Withdrawn'],
  ['Viewed', 'student', 'withdraw', 'Withdrawn'],
  ['Interview', 'student', 'withdraw', 'Withdrawn'],
];

test('the table holds what was decided, and nothing else', () => {
  const held = Object.entries(lifecycle).flatMap(([name, move]) =>
    Object.keys(move.from).map((from) => [from, move.by, name, move.to].join(' ')),
  );
  expect(held.sort()).toEqual(decided.map((row) => row.join(' ')).sort());
  expect(lifecycle.accept.from.Interview).toBe('interview day is past');
});

test('final statuses are left by no move, and Open is reached by none', () => {
  for (const move of Object.values(lifecycle)) {
    expect(Object.keys(move.from)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(Accepted|Rejected|Withdrawn|Open)$/)]),
    );
    expect(move.to).not.toBe('Open');
  }
});

type Actor = 'student' | 'organization' | 'stranger' | 'competitor';
interface Command {
  actor: Actor;
  move: MoveName;
}

/** What an application must be, told by the decided table alone. */
interface Model {
  status: ApplicationStatus;
  history: ApplicationStatus[];
  interviewPast: boolean;
  mail: string[];
}

const mails: Partial<Record<MoveName, string>> = {
  schedule: 'interview-invitation',
  reschedule: 'interview-invitation',
  accept: 'application-accepted',
  reject: 'application-rejected',
  cancelInterview: 'interview-cancelled',
  withdraw: 'application-withdrawn',
};
const repeats: Partial<Record<MoveName, ApplicationStatus[]>> = {
  open: ['Viewed', 'Interview', 'Accepted', 'Rejected', 'Withdrawn'],
  cancelInterview: ['Viewed'],
  accept: ['Accepted'],
  reject: ['Rejected'],
  withdraw: ['Withdrawn'],
};

/** Plays a command on the model. @returns the status the call must answer with. */
function play(model: Model, { actor, move }: Command): number {
  const row = decided.find(([from, , name]) => from === model.status && name === move);
  if (actor === 'stranger' || actor === 'competitor') return 404;
  const waits = move === 'accept' && model.status === 'Interview' && !model.interviewPast;
  if (row && !waits) {
    model.status = row[3] as ApplicationStatus;
    model.history.push(model.status);
    const mail = mails[move];
    if (mail) model.mail.push(mail);
    return 200;
  }
  return repeats[move]?.includes(model.status) ? 200 : 409;
}

describe('random commands of several actors', () => {
  let api: TestApp;
  let organization: TestAccount;
  let competitor: TestAccount;
  let stranger: TestAccount;

  beforeAll(async () => {
    api = await createTestApp({ PASSWORD_HASHES_AT_ONCE: '1' });
    organization = await registerOrganization(api);
    competitor = await registerOrganization(api);
    stranger = await registerStudent(api);
  }, 60_000);
  afterAll(() => api.close());

  async function give(id: string, owner: Owner, move: MoveName): Promise<number> {
    try {
      await moveApplication(api.app, owner, id, move);
      return 200;
    } catch (error) {
      if (error instanceof ApiError) return error.status;
      throw error;
    }
  }

  async function setInterview(applicationId: string, past: boolean) {
    const days = past ? -1 : 1;
    const date = sql`now() + ${days}::int * interval '1 day'`;
    const values = {
      orgId: organization.id,
      date,
      firstOffer: date,
      firstAlternative: date,
      secondAlternative: date,
      timezone: 'Africa/Lagos',
      meetLink: 'https://meet.google.com/abc-defg-hij',
      cancelledAt: null,
    };
    await api.app.db
      .insert(interviews)
      .values({ applicationId, ...values })
      .onConflictDoUpdate({ target: interviews.applicationId, set: values });
  }

  async function standing(id: string) {
    const [row] = await api.app.db
      .select({ status: applications.status })
      .from(applications)
      .where(eq(applications.id, id));
    const history = await api.app.db
      .select({ status: applicationHistory.status })
      .from(applicationHistory)
      .where(eq(applicationHistory.applicationId, id))
      .orderBy(applicationHistory.at);
    return { status: row?.status, history: history.map((entry) => entry.status) };
  }

  const moves = Object.keys(lifecycle) as MoveName[];
  const ownMoves: fc.Arbitrary<Command> = fc
    .constantFrom(...moves)
    .map((move) => ({ actor: lifecycle[move].by, move }));
  const anyMove: fc.Arbitrary<Command> = fc.record({
    actor: fc.constantFrom<Actor>('stranger', 'competitor'),
    move: fc.constantFrom(...moves),
  });
  const command = fc.oneof({ weight: 5, arbitrary: ownMoves }, { weight: 1, arbitrary: anyMove });

  const numRuns = process.env['LONG'] ? 2_000 : 25;

  async function newApplication() {
    const job = await postJob(api, organization);
    const student = await registerStudent(api);
    const { id } = await applyTo(api, student, job.id);
    const owners: Record<Actor, Owner> = {
      student: { userId: student.userId },
      organization: { orgId: organization.id },
      stranger: { userId: stranger.userId },
      competitor: { orgId: competitor.id },
    };
    return { id, owners, email: student.email };
  }

  async function reset(id: string) {
    await api.app.db.delete(applicationHistory).where(eq(applicationHistory.applicationId, id));
    await api.app.db.insert(applicationHistory).values({ applicationId: id, status: 'Applied' });
    await api.app.db.update(applications).set({ status: 'Applied' }).where(eq(applications.id, id));
    await api.app.db.execute(sql`delete from pgboss.job where name = 'mail'`);
  }

  test(
    'one after another answer and leave behind what the model says',
    async () => {
      const { id, owners, email } = await newApplication();
      await fc.assert(
        fc.asyncProperty(
          fc.array(command, { minLength: 1, maxLength: 12 }),
          fc.boolean(),
          async (commands, interviewPast) => {
            await reset(id);
            const model: Model = {
              status: 'Applied',
              history: ['Applied'],
              interviewPast,
              mail: [],
            };
            for (const given of commands) {
              await setInterview(id, interviewPast);
              const expected = play(model, given);
              expect(await give(id, owners[given.actor], given.move)).toBe(expected);
            }
            expect(await standing(id)).toEqual({ status: model.status, history: model.history });
            expect(await mailTo(api, email)).toEqual(model.mail);
          },
        ),
        { numRuns },
      );
    },
    numRuns * 2_000,
  );

  test(
    'at the same time leave behind what some order of them would have left',
    async () => {
      const { id, owners } = await newApplication();
      await fc.assert(
        fc.asyncProperty(
          fc.array(command, { minLength: 2, maxLength: 8 }),
          fc.boolean(),
          async (commands, past) => {
            await reset(id);
            await setInterview(id, past);
            const answers = await Promise.all(
              commands.map(({ actor, move }) => give(id, owners[actor], move)),
            );
            const { status, history } = await standing(id);
            expect(history.at(-1)).toBe(status);
            // Every step of the history is one that the table knows, made by a command given.
            const unused = commands.filter((_given, at) => answers[at] === 200);
            for (const [at, to] of history.slice(1).entries()) {
              const from = history[at];
              const made = unused.findIndex(({ move }) =>
                decided.some((row) => row[0] === from && row[2] === move && row[3] === to),
              );
              expect(made).toBeGreaterThanOrEqual(0);
              unused.splice(made, 1);
            }
            for (const [at, { actor }] of commands.entries()) {
              const foreign = actor === 'stranger' || actor === 'competitor';
              expect(answers[at] === 404).toBe(foreign);
            }
          },
        ),
        { numRuns },
      );
    },
    numRuns * 2_000,
  );
});

test('every status has a place in the lifecycle', () => {
  const known = new Set<string>(['Applied', 'Open']);
  for (const { to } of Object.values(lifecycle)) known.add(to);
  expect([...known].sort()).toEqual([...applicationStatuses].sort());
});
