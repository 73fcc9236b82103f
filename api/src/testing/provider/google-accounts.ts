import type { LightMyRequestResponse } from 'fastify';
import type { SignInOutcome } from '../../features/identities/identity.schema.ts';
import { studentFields } from '../accounts.ts';
import { Visitor } from './visitor.ts';
import type { TestApp } from '../app.ts';

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
