import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { users } from '../../db/tables/users.table.ts';
import type { SignInOutcome } from '../../features/identities/identity.schema.ts';
import { studentFields, testPassword } from '../accounts.ts';
import { Visitor } from './visitor.ts';
import type { TestApp } from '../app.ts';

let made = 0;

/** The address of somebody who has no account yet. */
export function newEmail(): string {
  made += 1;
  return `google-${made}@gmail.example`;
}

export const me = (test: TestApp, token: string) => test.call('GET', '/me', { token });

/** A try to sign in with a password. */
export const logIn = (test: TestApp, email: string, password = testPassword) =>
  test.call('POST', '/login', { payload: { email, password }, remoteAddress: '10.21.0.1' });

/** What is kept of the user with an address. */
export async function rowOf(test: TestApp, email: string) {
  const [row] = await test.app.db.select().from(users).where(eq(users.email, email));
  return row;
}

/** What a sign-in with Google came to. */
export const outcomeOf = (answer: LightMyRequestResponse) => answer.json<SignInOutcome>();

/** The ticket for a registration, of somebody who has no account. */
export async function ticketOf(visitor: Visitor, email: string): Promise<string> {
  const { registration } = outcomeOf(await visitor.signIn({ email }));
  if (!registration) throw new Error('There is an account already.');
  return registration.ticket;
}

/** Registers a student; `fields` replace or add to the usual ones. */
export const register = (visitor: Visitor, ticket: string, fields: object = {}) =>
  visitor.call('POST', '/auth/google/register', {
    ticket,
    role: 'student',
    ...studentFields,
    ...fields,
  });

/** A student who came by way of Google and registered. */
export async function registerWithGoogle(test: TestApp, email: string) {
  const visitor = new Visitor(test);
  const answer = await register(visitor, await ticketOf(visitor, email));
  if (answer.statusCode !== 201) throw new Error(`Registration answered ${answer.body}`);
  return answer.json<{ token: string; user_id: string }>();
}
