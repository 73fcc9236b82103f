import type { Static } from 'typebox';
import { conflict } from '../../errors.ts';
import { insertUser } from '../accounts/account.repository.ts';
import type { RegisterAnswer } from '../accounts/account.schema.ts';
import { openAccount } from '../accounts/account.service.ts';
import { checkRegistration } from '../accounts/registration-fields.ts';
import { admitAccount, admitRegistration } from '../tries/try.service.ts';
import { secretHash } from '../sessions/secret.ts';
import { takeProof } from './identity-proof.repository.ts';
import { insertIdentity } from './identity.repository.ts';
import type { ProviderRegistration } from './identity.schema.ts';
import { signInOver, type Dependencies } from './identity.service.ts';

const accountThere = () =>
  conflict(
    'EMAIL_TAKEN',
    'There is an account with your email by now. Please sign in with Google once more.',
  );

/**
 * Registers whoever a provider vouches for and signs in, all in one transaction. A refusal leaves
 * the ticket as it was.
 * @param caller the browser that shows the ticket, and its network address, which counts towards
 * the limits
 * @throws 400 with a text per field, 410 SIGN_IN_OVER, 409 EMAIL_TAKEN, 429 TOO_MANY_TRIES
 */
export async function registerWithTicket(
  { db, config }: Dependencies,
  { ticket, ...body }: Static<typeof ProviderRegistration>,
  caller: { browserHash: Buffer | null; address: string },
): Promise<Static<typeof RegisterAnswer>> {
  checkRegistration(body);
  const { browserHash, address } = caller;
  if (!browserHash) throw signInOver();
  await admitRegistration(db, address);
  return db.transaction(async (tx) => {
    const shown = { codeHash: secretHash(ticket), browserHash, purpose: 'registration' } as const;
    const proof = await takeProof(tx, shown);
    if (!proof?.email) throw signInOver();
    const { issuer, subject, email } = proof;
    const user = { email, role: body.role, emailProvenAt: new Date() };
    const userId = await insertUser(tx, user);
    if (!userId || !(await insertIdentity(tx, { issuer, subject, userId }))) throw accountThere();
    // Counted by the person: what a stranger made with their address does not keep them out.
    await admitAccount(tx, `${issuer} ${subject}`);
    return openAccount(tx, config, userId, body);
  });
}
