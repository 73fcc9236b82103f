import { sql } from 'drizzle-orm';
import {
  registerOperator,
  registerOrganization,
  registerStudent,
  type TestAccount,
} from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { choose, meetLink, wallTime } from '../interviews.ts';
import { postJob, submit } from '../jobs.ts';
import {
  giverOf,
  offerCount,
  type Command,
  type Number2,
  type Person,
  type Slot,
} from './commands.ts';
import { nameOf, type Model, type ModelApplication } from './model.ts';

const missingId = '0199aaaa-0000-7000-8000-000000000000';

type Pair<T> = [T, T];

interface Dates {
  date: string;
  alt_date_1: string;
  alt_date_2: string;
}

interface SlotRow extends ModelApplication {
  student: Number2;
  organization: Number2;
  id: string;
  interviewId: string | null;
  firstOffer: string | null;
  status: string;
}

/** Two organizations, two students and an operator, who act by calls alone. */
export class World {
  private readonly test: TestApp;
  private readonly organizations: Pair<TestAccount>;
  private readonly students: Pair<TestAccount>;
  private readonly operatorToken: string;
  private readonly offers: Dates[];
  private jobs: Pair<string> = ['', ''];
  private ids: Record<string, { id: string; interviewId: string | null }> = {};

  private constructor(
    test: TestApp,
    organizations: Pair<TestAccount>,
    students: Pair<TestAccount>,
    operatorToken: string,
    offers: Dates[],
  ) {
    this.test = test;
    this.organizations = organizations;
    this.students = students;
    this.operatorToken = operatorToken;
    this.offers = offers;
  }

  static async create(test: TestApp): Promise<World> {
    const offers = [];
    for (let at = 0; at < offerCount; at += 1) {
      offers.push({
        date: await wallTime(test, 3 + at * 9),
        alt_date_1: await wallTime(test, 6 + at * 9),
        alt_date_2: await wallTime(test, 9 + at * 9),
      });
    }
    return new World(
      test,
      [await registerOrganization(test), await registerOrganization(test)],
      [await registerStudent(test), await registerStudent(test)],
      await registerOperator(test),
      offers,
    );
  }

  /** Begins anew: both organizations approved, with a job each, nobody told, nothing counted. */
  async begin(): Promise<void> {
    const [first, second] = this.organizations;
    await this.test.app.db.execute(sql`
      with approved as (
        update organizations set verification = 'approved' where id in (${first.id}, ${second.id})),
      forgotten as (delete from notifications where user_id in ${this.userIds()}),
      uncounted as (delete from tries where subject in (
        select sha256(convert_to(who, 'UTF8')) from users, unnest(array[email, id::text]) who
        where id in ${this.userIds()}))
      delete from pgboss.job where name = 'mail' and data->>'to' in ${this.emails()}`);
    const jobs = await Promise.all(this.organizations.map((one) => postJob(this.test, one)));
    this.jobs = [jobs[0]?.id ?? '', jobs[1]?.id ?? ''];
    this.ids = {};
  }

  private everyone(): [name: string, account: TestAccount][] {
    return (['organization', 'student'] as const).flatMap((role) =>
      ([0, 1] as const).map((at): [string, TestAccount] => [
        `${role} ${at}`,
        this.account({ role, at }),
      ]),
    );
  }

  private userIds() {
    return sql`(${sql.join(
      this.everyone().map(([, { userId }]) => sql`${userId}::uuid`),
      sql`, `,
    )})`;
  }

  private emails() {
    return sql`(${sql.join(
      this.everyone().map(([, { email }]) => sql`${email}`),
      sql`, `,
    )})`;
  }

  private account({ role, at }: Person): TestAccount {
    return role === 'organization' ? this.organizations[at] : this.students[at];
  }

  /** Gives a command by a call. @returns the answer's status. */
  async give(command: Command): Promise<number> {
    return (await this.call(command)).statusCode;
  }

  private call(command: Command) {
    if ('organization' in command) {
      const { id } = this.organizations[command.organization];
      return this.test.call('POST', `/operator/organizations/${id}/${command.name}`, {
        token: this.operatorToken,
        ...(command.name === 'refuse' && { payload: { reason: 'The number is another one.' } }),
      });
    }
    const giver = this.account(giverOf(command));
    const job = this.jobs[command.slot.organization];
    if (command.name === 'apply') return submit(this.test, giver, job);
    const { id, interviewId } = this.ids[nameOf(command.slot)] ?? {
      id: missingId,
      interviewId: null,
    };
    const { token } = giver;
    switch (command.name) {
      case 'open':
        return this.test.call('PUT', `/ReviewApplicationByOrg/${id}`, { token });
      case 'accept':
        return this.test.call('PUT', `/AcceptApplicationByOrg/${id}`, { token });
      case 'reject':
        return this.test.call('PUT', `/RejectApplicationByOrg/${id}`, { token });
      case 'withdraw':
        return this.test.call('POST', `/applications/${id}/withdraw`, { token });
      case 'cancel':
        return this.test.call('POST', `/interviews/${interviewId ?? missingId}/cancel`, { token });
      case 'choose':
        return choose(this.test, giver, interviewId ?? missingId, {
          selected_date: command.date,
        });
      case 'delete':
        return this.test.call('DELETE', `/jobs/${job}`, { token });
      case 'schedule':
        return this.test.call('POST', '/interviews/schedule', {
          token,
          payload: { application_id: id, meet_link: meetLink, ...this.offers[command.offer] },
        });
    }
  }

  /** Lets the days pass until the next of an interview's dates is over, if it stands. */
  async pass(slot: Slot): Promise<void> {
    const id = this.ids[nameOf(slot)]?.interviewId;
    if (!id) return;
    const offers = ['first_offer', 'first_alternative', 'second_alternative'];
    const earlier = ['date', ...offers].map(
      (column) => sql`${sql.identifier(column)} = ${sql.identifier(column)} - passed.time`,
    );
    await this.test.app.db.execute(sql`
      update interviews set ${sql.join(earlier, sql`, `)}
      from (select date_trunc('day', min(offer), timezone) - date_trunc('day', now(), timezone)
          + interval '1 day' as time
        from interviews, unnest(array[${sql.raw(offers.join())}]) offer
        where id = ${id} and offer > now() group by timezone) passed
      where id = ${id} and cancelled_at is null`);
  }

  /** All that stands in the database of what the model knows. */
  async look(): Promise<Model> {
    const [first, second] = this.organizations;
    const { rows } = await this.test.app.db.execute<{
      verified: Pair<boolean>;
      deleted: Pair<boolean>;
      slots: SlotRow[];
      told: { userId: string; kind: string }[];
      mailed: { to: string; template: string }[];
    }>(sql`select
      (select array_agg(verification = 'approved' order by id = ${second.id})
        from organizations where id in (${first.id}, ${second.id})) as verified,
      (select array_agg(deleted_at is not null order by id = ${this.jobs[1]})
        from jobs where id in (${this.jobs[0]}, ${this.jobs[1]})) as deleted,
      (select coalesce(json_agg(json_build_object(
          'id', a.id,
          'student', (a.user_id = ${this.students[1].userId})::int,
          'organization', (a.org_id = ${second.id})::int,
          'history', (select json_agg(h.status order by h.at, h.id)
            from application_history h where h.application_id = a.id),
          'interviewId', i.id,
          'firstOffer', to_char(i.first_offer at time zone i.timezone, 'YYYY-MM-DD HH24:MI'),
          'interview', case when i.id is not null then json_build_object(
            'past', (select count(*) from
              unnest(array[i.first_offer, i.first_alternative, i.second_alternative]) offer
              where offer <= now()),
            'chosen', i.selected_date, 'cancelled', i.cancelled_at is not null,
            'listed', i.listed, 'sequence', i.invite_sequence) end,
          'status', a.status)), '[]')
        from applications a left join interviews i on i.application_id = a.id
        where a.job_id in (${this.jobs[0]}, ${this.jobs[1]})) as slots,
      (select coalesce(json_agg(json_build_object('userId', user_id, 'kind', kind)), '[]')
        from notifications where user_id in ${this.userIds()}) as told,
      (select coalesce(json_agg(data), '[]') from pgboss.job
        where name = 'mail' and data->>'to' in ${this.emails()}) as mailed`);
    const [seen] = rows;
    if (!seen) throw new Error('Nothing was seen.');
    this.ids = Object.fromEntries(seen.slots.map((slot) => [nameOf(slot), slot]));
    return {
      verified: seen.verified,
      deleted: seen.deleted,
      applications: Object.fromEntries(
        seen.slots.map((slot) => [nameOf(slot), this.applicationOf(slot)]),
      ),
      told: seen.told.map(({ userId, kind }) => `${this.nameBy('userId', userId)} ${kind}`),
      mailed: seen.mailed.map(({ to, template }) => `${this.nameBy('email', to)} ${template}`),
    };
  }

  private applicationOf({ history, status, interview, firstOffer }: SlotRow): ModelApplication {
    if (history.at(-1) !== status) throw new Error(`${status} is not the end of ${history.join()}`);
    const found = this.offers.findIndex(({ date }) => date === firstOffer);
    const offer = found < 0 ? null : found;
    return { history, interview: interview && { ...interview, offer } };
  }

  private nameBy(field: 'userId' | 'email', value: string): string | undefined {
    return this.everyone().find(([, account]) => account[field] === value)?.[0];
  }
}
