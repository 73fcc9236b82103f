import { createHash } from 'node:crypto';
import { Client } from 'pg';

/** Somebody who is signed in, and the id under which they ask for what is theirs. */
export interface Caller {
  id: string;
  token: string;
}

/** Who calls, and values of filters, each of which fills a page. */
export interface Callers {
  students: Caller[];
  /** Those who have received more applications than a page holds. */
  organizations: Caller[];
  /** Those who have more interviews than a page holds. */
  interviewers: Caller[];
  values: { deadlines: string[]; companies: string[]; locations: string[] };
}

const most = 300;
const fullPage = 21;

/** By a hash of their ids: the same in each run, and of every kind. */
const some = (column: string): string => `order by md5(${column}::text) limit ${most}`;

const open = `status = 1 and deleted_at is null and deadline >= current_date + 1`;

interface Account {
  id: string;
  userId: string;
}

/** Makes a session for each, as a sign-in does that has just been. */
export async function signIn(client: Client, accounts: readonly Account[]): Promise<Caller[]> {
  const callers = accounts.map(({ id, userId }) => {
    const token = createHash('sha256').update(`session of ${id}`).digest('base64url');
    return { id, userId, token };
  });
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select sha256(convert_to(token, 'UTF8')), user_id, now() + interval '1 day'
     from unnest($1::text[], $2::uuid[]) given (token, user_id)
     on conflict (token_hash) do update
       set created_at = now(), last_seen_at = now(), expires_at = excluded.expires_at`,
    [callers.map(({ token }) => token), callers.map(({ userId }) => userId)],
  );
  return callers;
}

/** Approved organizations with more rows somewhere than a page holds. */
const owners = (rows: string): string =>
  `select o.id, o.user_id as "userId" from organizations o
   where verification = 'approved' and id in (
     select org_id from ${rows} group by 1 having count(*) >= ${fullPage}) ${some('o.id')}`;

const busyStudents = `
  select user_id as id, user_id as "userId" from students
  where user_id in (select user_id from applications group by 1 having count(*) >= ${fullPage})
  ${some('user_id')}`;

const hiringCompanies = `
  select company_name as value from organizations o
  where verification = 'approved' and id in (
    select org_id from jobs where ${open} group by 1 having count(*) >= ${fullPage})
  ${some('o.id')}`;

const hiringLocations = `
  select location as value from jobs where ${open}
  group by 1 having count(*) >= 2 * ${fullPage} order by 1`;

/** Picks callers and signs them in. */
export async function signInCallers(databaseUrl: string): Promise<Callers> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const accounts = async (query: string): Promise<Caller[]> =>
    signIn(client, (await client.query<Account>(query)).rows);
  const values = async (query: string): Promise<string[]> =>
    (await client.query<{ value: string }>(query)).rows.map(({ value }) => value);
  try {
    return {
      students: await accounts(busyStudents),
      organizations: await accounts(owners('applications')),
      interviewers: await accounts(owners('interviews where listed')),
      values: {
        deadlines: await values(
          'select (current_date + n)::text as value from generate_series(3, 30, 3) n',
        ),
        companies: await values(hiringCompanies),
        locations: await values(hiringLocations),
      },
    };
  } finally {
    await client.end();
  }
}
