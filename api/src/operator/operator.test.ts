import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import { accountSuspensions } from '../db/tables/account-suspensions.table.ts';
import { organizations } from '../db/tables/organizations.table.ts';
import { verificationDecisions } from '../db/tables/verification-decisions.table.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { registerPendingOrganization, registerStudent } from '../testing/accounts.ts';
import { readCommand, UsageError } from './commands.ts';
import { runCommand } from './run-command.ts';

const program = fileURLToPath(new URL('../operator.ts', import.meta.url));

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

function operator(args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...process.env, DATABASE_URL: api.databaseUrl, ...env },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** The same in this process, which is quicker. */
const command = (...args: string[]) => {
  const read = readCommand(args);
  if (read.name === 'help') throw new Error('Not a command.');
  return runCommand(read, api.databaseUrl, process.env);
};

const decisions = (organizationId: string) =>
  api.app.db
    .select({
      decision: verificationDecisions.decision,
      reason: verificationDecisions.reason,
      decidedBy: verificationDecisions.decidedBy,
    })
    .from(verificationDecisions)
    .where(eq(verificationDecisions.organizationId, organizationId))
    .orderBy(desc(verificationDecisions.createdAt));

async function queuedMail(to: string): Promise<string[]> {
  const { rows } = await api.app.pool.query<{ template: string }>(
    `select data->>'template' as template from pgboss.job where name = 'mail' and data->>'to' = $1 order by created_on`,
    [to],
  );
  return rows.map(({ template }) => template);
}

const me = async (token: string) =>
  (await api.call('GET', '/me', { token })).json<{ verified: number; organization: object }>();

describe('the operator command', () => {
  test('approves beside a running product, once, and writes down who did it', async () => {
    const account = await registerPendingOrganization(api);
    expect((await me(account.token)).verified).toBe(0);
    const listed = await operator(['list-pending']);
    expect(listed).toMatchObject({ code: 0, err: '' });
    expect(listed.out).toContain(account.email);
    const approved = await operator(['verify-organization', account.email.toUpperCase()]);
    expect(approved).toEqual({
      code: 0,
      err: '',
      out: 'Kuramo Software Limited is approved. A mail to them is queued.\n',
    });
    expect((await me(account.token)).verified).toBe(1);
    expect(await command('verify-organization', account.email)).toContain('already');
    expect(await queuedMail(account.email)).toEqual(['organization-approved']);
    expect(await decisions(account.id)).toEqual([
      {
        decision: 'approved',
        reason: null,
        decidedBy: expect.stringContaining(process.env['SUDO_USER'] ?? userInfo().username),
      },
    ]);
    expect(await command('list-pending')).not.toContain(account.email);
  });

  test('refuses with a reason that the organization reads', async () => {
    const account = await registerPendingOrganization(api);
    const reason = 'The CAC number belongs to another company.';
    const told = await command('refuse-organization', account.email, '--reason', reason);
    expect(told).toBe('Kuramo Software Limited is refused. A mail to them is queued.');
    expect((await me(account.token)).organization).toMatchObject({
      verification: 'refused',
      refusal_reason: reason,
    });
    expect(await queuedMail(account.email)).toEqual(['organization-refused']);
    expect(await decisions(account.id)).toMatchObject([{ decision: 'refused', reason }]);
  });

  test('makes an operator’s account, whose password is shown once and stored nowhere', async () => {
    const made = await operator(['create', 'First.Operator@test.example']);
    expect(made).toMatchObject({ code: 0, err: '' });
    const [first, , password = ''] = made.out.split('\n');
    expect(first).toBe(
      'first.operator@test.example is an operator now. The password is shown this once:',
    );
    const answer = await api.call('POST', '/login', {
      payload: { email: 'first.operator@test.example', password },
    });
    expect(answer.json()).toMatchObject({ role: 'operator', role_specific_id: null, verified: 1 });
    const { rows } = await api.app.pool.query<{ stored: string }>(
      `select u::text as stored from users u where role = 'operator'`,
    );
    expect(JSON.stringify(rows)).not.toContain(password);
    const again = await operator(['create', 'first.operator@test.example']);
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain('already an account with the email first.operator@test.example');
    const student = await registerStudent(api);
    await expect(command('create', student.email)).rejects.toThrow('already an account');
    expect((await api.call('GET', '/me', { token: student.token })).statusCode).toBe(200);
  });

  test('suspends an account and restores it, an operator’s too', async () => {
    const student = await registerStudent(api);
    const told = await command('suspend', student.email, '--reason', 'A report.');
    expect(told).toBe(`${student.email} is suspended. A mail to them is queued.`);
    expect((await api.call('GET', '/me', { token: student.token })).statusCode).toBe(401);
    expect(await command('suspend', student.email, '--reason', 'Again.')).toContain('already');
    await command('restore', student.email, '--reason', 'It was wrong.');
    expect(await queuedMail(student.email)).toEqual(['account-suspended', 'account-restored']);
    const kept = await api.app.db
      .select({ action: accountSuspensions.action, decidedBy: accountSuspensions.decidedBy })
      .from(accountSuspensions)
      .where(eq(accountSuspensions.userId, student.userId))
      .orderBy(accountSuspensions.createdAt);
    const decidedBy = expect.stringContaining(process.env['SUDO_USER'] ?? userInfo().username);
    expect(kept).toEqual([
      { action: 'suspended', decidedBy },
      { action: 'restored', decidedBy },
    ]);
    await command('create', 'former-operator@test.example');
    const out = await command('suspend', 'former-operator@test.example', '--reason', 'Has left.');
    expect(out).toContain('is suspended');
    await expect(command('suspend', 'nobody@test.example', '--reason', 'x')).rejects.toThrow(
      'There is no account with the email nobody@test.example.',
    );
  });

  test('says what it does not understand, with exit code 2', async () => {
    for (const args of [
      [],
      ['approve'],
      ['verify-organization'],
      ['verify-organization', 'a@test.example', 'b@test.example'],
      ['refuse-organization', 'a@test.example'],
      ['refuse-organization', 'a@test.example', '--reason', ' '],
      ['list-pending', '--everything'],
      ['list-pending', '--reason', 'x'],
      ['suspend', 'a@test.example'],
      ['restore', 'a@test.example', '--reason', 'x'.repeat(1_001)],
      ['create'],
      ['create', 'no-address'],
      ['create', 'two@test.example,addresses@test.example'],
      ['create', `${'x'.repeat(250)}@test.example`],
      ['constructor', 'a@test.example'],
      ['verify-organization', 'a@test.example', '--seen', ' '],
      ['list-pending', '--seen', 'x'],
      ['create', 'a@test.example', '--seen', 'x'],
      ['suspend', 'a@test.example', '--reason', 'x', '--seen', 'x'],
    ]) {
      expect(() => readCommand(args)).toThrow(UsageError);
    }
    const answer = await operator(['approve']);
    expect(answer).toMatchObject({ code: 2, out: '' });
    expect(answer.err).toContain('Usage');
    expect(await operator([])).toMatchObject({ code: 2, out: '' });
  });

  test('marks a CAC number that another organization has given too', async () => {
    const cac = { company_cac_number: 'RC7654321' };
    const first = await registerPendingOrganization(api, cac);
    expect(await command('list-pending')).not.toContain('also used');
    const second = await registerPendingOrganization(api, cac);
    await command('refuse-organization', first.email, '--reason', 'Not theirs.');
    const line = (await command('list-pending'))
      .split('\n')
      .find((row) => row.includes(second.email));
    expect(line).toContain(`RC7654321 (also used by ${first.email})`);
  });

  test('says what cannot be done, with exit code 1', async () => {
    const unknown = await operator(['verify-organization', 'nobody@test.example']);
    expect(unknown).toMatchObject({ code: 1 });
    expect(unknown.err).toContain('no organization with the email nobody@test.example');
    const student = await registerStudent(api);
    await expect(command('verify-organization', student.email)).rejects.toThrow(
      'There is no organization',
    );
    const folder = await mkdtemp(join(tmpdir(), 'ifj-operator-'));
    const alone = await operator(['list-pending'], { DATABASE_URL: '', DATA_DIR: folder });
    expect(alone.code).toBe(1);
    expect(alone.err).toContain('Is the product running?');
    await rm(folder, { recursive: true });
  });

  test('lists of very many those that have waited longest, and says that there are more', async () => {
    await api.app.pool.query(`
      with owners as (
        insert into users (id, email, role, password_hash)
        select gen_random_uuid(), 'waits-' || n || '@test.example', 'organization', 'x'
        from generate_series(1, 500) n returning id)
      insert into organizations (id, user_id, company_name, company_state, company_street_address,
        phone, company_cac_number, submitted_at)
      select gen_random_uuid(), id, 'Patient Works', 'x', 'x', 'x', 'RC' || row_number() over (),
        now() - interval '1 day' from owners`);
    const latest = await registerPendingOrganization(api);
    const [head, ...rows] = (await command('list-pending')).split('\n');
    expect(head).toContain('waiting since');
    expect(rows.pop()).toBe('More are waiting; these have waited longest.');
    expect(rows).toHaveLength(500);
    expect(rows.join()).not.toContain(latest.email);
    await api.app.pool.query(`delete from users where email like 'waits-%'`);
    expect(await command('list-pending')).toContain(latest.email);
  });

  test('shows no name in a way that steers the terminal', async () => {
    const account = await registerPendingOrganization(api);
    const companyName = 'Red \u001b[31m Ltd';
    await api.app.db
      .update(organizations)
      .set({ companyName })
      .where(eq(organizations.id, account.id));
    const out = await command('list-pending');
    expect(out).toContain(account.email);
    expect(out).not.toContain('\u001b');
  });
});
