import { eq } from 'drizzle-orm';
import { organizations } from '../db/tables/organizations.table.ts';
import { createOperator } from '../features/operators/operator.service.ts';
import type { TestApp } from './app.ts';

export interface TestAccount {
  token: string;
  userId: string;
  /** The student's or organization's id. */
  id: string;
  email: string;
  password: string;
}

export const testPassword = 'correct horse battery';

export const studentFields = {
  full_name: 'Adaeze Okafor',
  sex: 'Female',
  university: 'University of Lagos',
  course_of_study: 'Computer Science',
  status: 'Undergraduate',
  degree: 'BSc',
  phone: '08031234567',
};

export const organizationFields = {
  company_name: 'Kuramo Software Limited',
  phone: '+2348029876543',
  company_street_address: '14 Adeola Odeku Street, Victoria Island',
  company_state: 'Lagos',
  company_cac_number: 'RC1234567',
};

let registered = 0;

async function register(
  api: TestApp,
  role: 'student' | 'organization',
  fields: Record<string, unknown>,
): Promise<TestAccount> {
  registered += 1;
  const given = fields['email'];
  const email = typeof given === 'string' ? given : `${role}-${registered}@test.example`;
  const answer = await api.call('POST', '/auth/register', {
    payload: { password: testPassword, role, ...fields, email },
    // An address of its own, so that the limits per address do not count one test's accounts.
    remoteAddress: `10.0.${Math.floor(registered / 250)}.${registered % 250}`,
  });
  if (answer.statusCode !== 201) throw new Error(`Registration answered ${answer.body}`);
  const body = answer.json<{ token: string; details: { user_id: string; id: string } }>();
  return {
    token: body.token,
    userId: body.details.user_id,
    id: body.details.id,
    email,
    password: testPassword,
  };
}

/** Registers a student; `fields` replace or add to the usual ones. */
export const registerStudent = (app: TestApp, fields: Record<string, unknown> = {}) =>
  register(app, 'student', { ...studentFields, ...fields });

/** Registers an organization, which is pending. */
export const registerPendingOrganization = (app: TestApp, fields: Record<string, unknown> = {}) =>
  register(app, 'organization', { ...organizationFields, ...fields });

/** Approves without the operator's command, as quickly as possible. */
export async function approveOrganization({ app }: TestApp, id: string): Promise<void> {
  await app.db
    .update(organizations)
    .set({ verification: 'approved' })
    .where(eq(organizations.id, id));
}

/** Registers an organization and approves it. */
export async function registerOrganization(
  app: TestApp,
  fields: Record<string, unknown> = {},
): Promise<TestAccount> {
  const account = await registerPendingOrganization(app, fields);
  await approveOrganization(app, account.id);
  return account;
}

/** Makes an operator and signs it in. @returns its token. */
export async function registerOperator(test: TestApp): Promise<string> {
  registered += 1;
  const payload = await createOperator(test.app, `operator-${registered}@test.example`);
  const answer = await test.call('POST', '/login', { payload });
  if (answer.statusCode !== 200) throw new Error(`Signing in answered ${answer.body}`);
  return answer.json<{ token: string }>().token;
}
