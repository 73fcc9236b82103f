import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  organizationFields,
  registerOperator,
  registerPendingOrganization,
  type TestAccount,
} from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { mailTo } from '../../testing/jobs.ts';
import { lockOrganization, updateOrganization } from '../organizations/organization.repository.ts';

let api: TestApp;
let token: string;

beforeAll(async () => {
  api = await createTestApp();
  token = await registerOperator(api);
});
afterAll(() => api.close());

interface Review {
  id: string;
  company_name: string;
  company_cac_number: string;
  verification: string;
  submitted_at: string;
  revision: string;
  amended: boolean;
}

async function reviews(query = 'limit=100') {
  const answer = await api.call('GET', `/operator/organizations?${query}`, { token });
  return answer.json<{ organizations: Review[] }>().organizations;
}

async function review({ id }: TestAccount): Promise<Review> {
  const found = (await reviews()).find((one) => one.id === id);
  if (!found) throw new Error('It is not listed.');
  return found;
}

const change = (account: TestAccount, fields: Record<string, string>) =>
  api.call('PUT', `/organization/${account.id}/update`, {
    token: account.token,
    payload: { ...organizationFields, ...fields },
  });

const decide = (verb: 'verify' | 'refuse', { id }: TestAccount, payload?: object) =>
  api.call('POST', `/operator/organizations/${id}/${verb}`, {
    token,
    ...(payload && { payload }),
  });

const renamed = { company_name: 'Another Company' };
const reason = 'No such number.';

describe('what an organization that waits has handed in', () => {
  test('keeps its revision and its place while what is checked stays', async () => {
    const account = await registerPendingOrganization(api);
    const before = await review(account);
    expect(before).toMatchObject({
      revision: expect.stringMatching(/^[0-9a-f]{12}$/),
      amended: false,
    });
    await change(account, { phone: '08031111111', company_name: ' Kuramo  Software Limited ' });
    expect(await review(account)).toMatchObject({
      revision: before.revision,
      submitted_at: before.submitted_at,
      amended: false,
    });
    expect((await decide('verify', account)).statusCode).toBe(200);
    expect(await review(account)).toMatchObject({ revision: before.revision, amended: false });
  });

  test.each([renamed, { company_cac_number: 'RC 7654321' }])(
    'goes to the end of the queue, marked, when it is changed: %j',
    async (fields) => {
      const account = await registerPendingOrganization(api);
      await registerPendingOrganization(api);
      const before = await review(account);
      await change(account, fields);
      const after = await review(account);
      expect(after).toMatchObject({ verification: 'pending', amended: true });
      expect(after.revision).not.toBe(before.revision);
      expect(after.submitted_at > before.submitted_at).toBe(true);
      const queue = await reviews('verification=pending&limit=100');
      expect(queue.at(-1)?.id).toBe(account.id);
      await change(account, {});
      expect((await review(account)).revision).not.toBe(before.revision);
    },
  );
});

describe('a decision', () => {
  test.each(['verify', 'refuse'] as const)('to %s names what was changed', async (verb) => {
    const account = await registerPendingOrganization(api);
    const words = verb === 'refuse' ? { reason } : {};
    const { revision: outdated } = await review(account);
    await change(account, renamed);
    const { revision } = await review(account);
    for (const body of [words, { ...words, seen: outdated }, { ...words, seen: 'anything' }]) {
      const answer = await decide(verb, account, body);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'ORGANIZATION_CHANGED',
        message: expect.stringContaining(`Another Company, RC1234567, revision ${revision}`),
      });
    }
    expect(await review(account)).toMatchObject({ verification: 'pending', latest_decision: null });
    expect(await mailTo(api, account.email)).toEqual([]);
    const decided = await decide(verb, account, { ...words, seen: revision });
    expect(decided.statusCode).toBe(200);
    const again = await decide(verb, account, words);
    expect(again.json()).toMatchObject({ message: expect.stringContaining('nothing was changed') });
  });

  test('that names another revision than stands is refused, whatever the state', async () => {
    const account = await registerPendingOrganization(api);
    const { revision } = await review(account);
    expect((await decide('verify', account, { seen: '0123456789ab' })).statusCode).toBe(409);
    expect((await decide('verify', account, { seen: revision })).statusCode).toBe(200);
    expect((await decide('verify', account, { seen: '0123456789ab' })).statusCode).toBe(409);
    expect((await decide('refuse', account, { reason, seen: 'old' })).statusCode).toBe(409);
    expect(await review(account)).toMatchObject({ verification: 'approved' });
  });

  test('about what was handed in again, or changed after an approval, needs no revision', async () => {
    const account = await registerPendingOrganization(api);
    await change(account, renamed);
    const { revision } = await review(account);
    await decide('refuse', account, { reason, seen: revision });
    await change(account, { company_name: 'Corrected Company' });
    expect(await review(account)).toMatchObject({ verification: 'pending', amended: false });
    expect((await decide('verify', account)).statusCode).toBe(200);
    await change(account, renamed);
    expect(await review(account)).toMatchObject({ verification: 'pending', amended: false });
    expect((await decide('verify', account, {})).statusCode).toBe(200);
  });

  test.each(['verify', 'refuse'] as const)('to %s takes no other fields', async (verb) => {
    const account = await registerPendingOrganization(api);
    for (const fields of [{ saw: 'x' }, { seen: '' }, { seen: 5 }, { seen: 'x'.repeat(41) }]) {
      const answer = await decide(verb, account, { reason, ...fields });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ fields: object }>().fields).toHaveProperty(Object.keys(fields)[0] ?? '');
    }
  });
});

describe('a decision and a change at once', () => {
  test('never approve what nobody has looked at', async () => {
    for (let round = 0; round < (process.env['LONG'] ? 100 : 10); round += 1) {
      const account = await registerPendingOrganization(api);
      const [approved] = await Promise.all([decide('verify', account), change(account, renamed)]);
      expect([200, 409]).toContain(approved.statusCode);
      expect(await review(account)).toMatchObject({ ...renamed, verification: 'pending' });
    }
  });

  test('a decision that waits for a change sees what it has changed', async () => {
    const account = await registerPendingOrganization(api);
    const { revision } = await review(account);
    const waiting = await api.app.db.transaction(async (tx) => {
      await lockOrganization(tx, account.id);
      const decisions = [decide('verify', account, { seen: revision }), decide('verify', account)];
      await new Promise((resolve) => setTimeout(resolve, 200));
      const now = new Date();
      await updateOrganization(tx, account.id, {
        companyName: 'Another Company',
        submittedAt: now,
        amendedAt: now,
      });
      return decisions.map((decision) => decision.then(({ statusCode }) => statusCode));
    });
    expect(await Promise.all(waiting)).toEqual([409, 409]);
    expect(await review(account)).toMatchObject({ ...renamed, verification: 'pending' });
  });
});
