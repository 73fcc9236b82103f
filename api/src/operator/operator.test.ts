import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
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

  test('says what it does not understand, with exit code 2', async () => {
    for (const args of [
      ['approve'],
      ['verify-organization'],
      ['verify-organization', 'a@test.example', 'b@test.example'],
      ['refuse-organization', 'a@test.example'],
      ['refuse-organization', 'a@test.example', '--reason', ' '],
      ['list-pending', '--everything'],
    ]) {
      expect(() => readCommand(args)).toThrow(UsageError);
    }
    const answer = await operator(['approve']);
    expect(answer).toMatchObject({ code: 2, out: '' });
    expect(answer.err).toContain('Usage');
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

  test('shows no name in a way that steers the terminal', async () => {
    const account = await registerPendingOrganization(api, { company_name: 'Red \u001b[31m Ltd' });
    const out = await command('list-pending');
    expect(out).toContain(account.email);
    expect(out).not.toContain('\u001b');
  });
});
