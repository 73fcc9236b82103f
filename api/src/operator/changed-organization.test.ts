import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  organizationFields,
  registerPendingOrganization,
  type TestAccount,
} from '../testing/accounts.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { readCommand } from './commands.ts';
import { runCommand } from './run-command.ts';

const program = fileURLToPath(new URL('../operator.ts', import.meta.url));

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** Carries out what a person types after `npm run operator -- `, as their shell reads it. */
async function type(line: string) {
  const words = execFileSync('sh', ['-c', `printf '%s\\n' ${line}`]).toString();
  const command = readCommand(words.trimEnd().split('\n'));
  if (command.name === 'help') throw new Error('Not a command.');
  return runCommand(command, api.databaseUrl, process.env);
}

const refusalOf = (line: string) =>
  type(line).then(
    () => '',
    (error: unknown) => String(error),
  );

const change = ({ id, token }: TestAccount, fields: Record<string, string>) =>
  api.call('PUT', `/organization/${id}/update`, {
    token,
    payload: { ...organizationFields, ...fields },
  });

const organizationOf = async ({ token }: TestAccount) =>
  (await api.call('GET', '/me', { token })).json<{ organization: object }>().organization;

/** What a refusal says to type. */
const offeredBy = (text: string) => /^ {2}npm run operator -- (.*)$/m.exec(text)?.[1] ?? '';

test('what was changed while it waited is approved by the command that names it', async () => {
  const account = await registerPendingOrganization(api);
  const outdated = /([0-9a-f]{12})$/.exec(await type('list-pending'))?.[1] ?? '';
  expect(outdated).not.toBe('');
  await change(account, { company_name: 'Another Company', company_cac_number: 'BN 7654321' });
  const listed = await type('list-pending');
  expect(listed).toMatch(/Another Company {2}\| {2}BN7654321 .* [0-9a-f]{12} \(changed/);
  const line = `verify-organization ${account.email}`;
  for (const seen of ['', ` --seen ${outdated}`]) {
    const refused = await refusalOf(line + seen);
    expect(refused).toMatch(/Nothing was decided[^]*Another Company[^]*BN7654321/);
    expect(listed).toContain(/--seen (\w{12})$/m.exec(refused)?.[1] ?? 'none');
  }
  expect(await organizationOf(account)).toMatchObject({ verification: 'pending' });
  expect(await type(offeredBy(await refusalOf(line)))).toContain('is approved');
  expect(await organizationOf(account)).toMatchObject({ verification: 'approved' });
});

test('likewise refused, with the reason as it was given', async () => {
  const account = await registerPendingOrganization(api);
  await change(account, { company_name: 'Another Company' });
  const line = `refuse-organization ${account.email} --reason "It's not \\$yours"`;
  const offered = offeredBy(await refusalOf(line));
  expect(await organizationOf(account)).toMatchObject({ verification: 'pending' });
  expect(await type(offered)).toContain('is refused');
  expect(await organizationOf(account)).toMatchObject({
    verification: 'refused',
    refusal_reason: "It's not $yours",
  });
});

test('a revision that does not stand is exit code 1', async () => {
  const { email } = await registerPendingOrganization(api);
  const args = [program, 'verify-organization', email, '--seen', '0123456789ab'];
  const env = { ...process.env, DATABASE_URL: api.databaseUrl };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env });
  expect({ status, out: stdout.toString() }).toEqual({ status: 1, out: '' });
  expect(stderr.toString()).toContain(`npm run operator -- verify-organization ${email} --seen`);
}, 30_000);
