import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { organizations } from '../../db/tables/organizations.table.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  organizationFields,
  registerOrganization,
  registerPendingOrganization,
  registerStudent,
  studentFields,
  type TestAccount,
} from '../../testing/accounts.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

interface Refusal {
  fields: Record<string, string>;
}

const me = (token: string) => api.call('GET', '/me', { token });

describe('profiles', () => {
  const update = (account: TestAccount, kind: 'student' | 'organization', payload: object) =>
    api.call('PUT', `/${kind}/${account.id}/update`, { token: account.token, payload });

  test('all_users holds the caller alone', async () => {
    const account = await registerStudent(api);
    const { users: listed } = (await api.call('GET', '/all_users', { token: account.token })).json<{
      users: { user_id: string }[];
    }>();
    expect(listed).toHaveLength(1);
    expect(listed[0]).toEqual((await me(account.token)).json());
  });

  test('a student changes their own profile', async () => {
    const account = await registerStudent(api);
    const changed = { ...studentFields, full_name: ' Ada Obi ', degree: 'MSc', sex: null };
    const answer = await update(account, 'student', { ...changed, user_id: account.userId });
    expect(answer.json()).toEqual({
      message: 'Profile Edited Successfully',
      student: { id: account.id, ...changed, full_name: 'Ada Obi' },
    });
  });

  test('nobody changes another’s profile, and no field is smuggled in', async () => {
    const [account, other] = [await registerStudent(api), await registerStudent(api)];
    const foreign = await api.call('PUT', `/student/${other.id}/update`, {
      token: account.token,
      payload: { ...studentFields, full_name: 'Changed' },
    });
    expect(foreign.statusCode).toBe(404);
    const named = await update(account, 'student', { ...studentFields, user_id: other.userId });
    expect(named.statusCode).toBe(404);
    for (const smuggled of [{ role: 'operator' }, { verified: 1 }, { id: other.id }]) {
      const answer = await update(account, 'student', { ...studentFields, ...smuggled });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<Refusal>().fields)).toEqual(Object.keys(smuggled));
    }
    expect((await me(other.token)).json()).toMatchObject({ student: studentFields });
  });

  test('an organization keeps its approval while name and CAC number stay', async () => {
    const account = await registerOrganization(api);
    const same = await update(account, 'organization', {
      ...organizationFields,
      company_cac_number: 'RC 1234567',
      phone: '08020000000',
      interview_link: 'https://meet.google.com/new-link-now',
    });
    expect(same.json()).toMatchObject({
      message: 'Profile Edited Successfully',
      organization: { verification: 'approved', phone: '08020000000' },
    });
  });

  test('a CAC number that is left out stays, and the approval with it', async () => {
    const account = await registerOrganization(api);
    const { company_cac_number, ...fields } = organizationFields;
    const answer = await update(account, 'organization', { ...fields, phone: '08020000000' });
    expect(answer.json()).toMatchObject({
      organization: { company_cac_number, phone: '08020000000', verification: 'approved' },
    });
  });

  test('an organization chooses its time zone, and keeps it and its link unless it names others', async () => {
    const account = await registerOrganization(api);
    const interview_link = 'https://meet.google.com/abc-defg-hij';
    const change = async (fields: object) =>
      (await update(account, 'organization', { ...organizationFields, ...fields })).json<{
        organization: { timezone: string; interview_link: string | null };
      }>().organization;
    expect(await change({ interview_link })).toMatchObject({ timezone: 'Africa/Lagos' });
    expect(await change({ timezone: 'europe/london' })).toMatchObject({
      timezone: 'Europe/London',
      interview_link,
    });
    for (const timezone of ['America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'Etc/GMT+1', 'UTC']) {
      expect(await change({ timezone })).toMatchObject({ timezone });
    }
    expect(await change({})).toMatchObject({ timezone: 'UTC', interview_link });
    expect(await change({ interview_link: null })).toMatchObject({ interview_link: null });
  });

  test.each([
    'Mars/Olympus',
    '+01:00',
    'Lagos',
    '',
    'Africa/Lagos ',
    'A/'.repeat(40),
    'CET',
    'ist',
  ])('no organization is in the zone %j', async (timezone) => {
    const account = await registerOrganization(api);
    const answer = await update(account, 'organization', { ...organizationFields, timezone });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<Refusal>().fields)).toEqual(['timezone']);
  });

  test.each([{ company_name: 'Another Name' }, { company_cac_number: 'RC7654321' }])(
    'a new %p sends it back to pending',
    async (change) => {
      const account = await registerOrganization(api);
      const answer = await update(account, 'organization', { ...organizationFields, ...change });
      expect(answer.json()).toMatchObject({ organization: { verification: 'pending', ...change } });
      expect((await me(account.token)).json()).toMatchObject({ verified: 0 });
    },
  );

  test('a refused organization corrects and is pending again', async () => {
    const account = await registerPendingOrganization(api);
    await api.app.db
      .update(organizations)
      .set({ verification: 'refused', refusalReason: 'The number is another company’s.' })
      .where(eq(organizations.id, account.id));
    expect((await me(account.token)).json()).toMatchObject({
      organization: {
        verification: 'refused',
        refusal_reason: 'The number is another company’s.',
      },
    });
    const answer = await update(account, 'organization', organizationFields);
    expect(answer.json()).toMatchObject({
      organization: { verification: 'pending', refusal_reason: null },
    });
  });

  test('an organization cannot approve itself or touch another', async () => {
    const [account, other] = [
      await registerPendingOrganization(api),
      await registerPendingOrganization(api),
    ];
    for (const smuggled of [{ verified: 1 }, { verification: 'approved' }]) {
      const answer = await update(account, 'organization', { ...organizationFields, ...smuggled });
      expect(answer.statusCode).toBe(400);
    }
    const named = await update(account, 'organization', {
      ...organizationFields,
      org_id: other.id,
    });
    expect(named.statusCode).toBe(404);
    const state = await update(account, 'organization', {
      ...organizationFields,
      company_state: 'Nowhere',
    });
    expect(state.json<Refusal>().fields).toHaveProperty('company_state');
    expect((await me(account.token)).json()).toMatchObject({ verified: 0 });
  });
});
