import type { Database } from '../../db/client.ts';
import { normalEmail } from '../accounts/email.ts';
import { admitProviderVisit } from '../tries/try.service.ts';
import { newSecret, secretHash } from '../sessions/secret.ts';
import { insertProof } from './identity-proof.repository.ts';
import type { OpenIdProvider } from './openid-provider.ts';
import { insertVisit, takeVisit } from './provider-visit.repository.ts';

interface Dependencies {
  db: Database;
  provider: OpenIdProvider;
}

/** As long as somebody takes to sign in at the provider, and as long as a page takes to load. */
const minutes = { visit: 10, code: 5 };

/**
 * Begins a visit to the provider.
 * @param visitor the browser's new secret, its network address, and where it came from
 * @returns where the browser is to go
 * @throws ProviderError, 429 TOO_MANY_TRIES
 */
export async function beginVisit(
  { db, provider }: Dependencies,
  visitor: { secret: string; address: string; returnTo: string | null },
): Promise<string> {
  await admitProviderVisit(db, visitor.address);
  const secrets = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
  const { state, nonce, codeVerifier } = secrets;
  const address = await provider.address(secrets);
  const visit = { stateHash: secretHash(state), browserHash: secretHash(visitor.secret) };
  const { returnTo } = visitor;
  await insertVisit(db, { ...visit, nonce, codeVerifier, returnTo }, minutes.visit);
  return address;
}

/** What a browser brings back from the provider. */
interface Arrival {
  /** The query of the address at which it came back. */
  query: string;
  state: string;
  browserHash: Buffer;
}

/**
 * Ends a visit: asks the provider whom it vouches for, and keeps that for the browser that began.
 * @returns a code for that browser, and where it came from; null where the visit is over, was
 * begun in another browser, or never was
 * @throws ProviderError
 */
export async function endVisit(
  { db, provider }: Dependencies,
  { query, state, browserHash }: Arrival,
): Promise<{ code: string; returnTo: string | null } | null> {
  const visit = await takeVisit(db, { stateHash: secretHash(state), browserHash });
  if (!visit) return null;
  const { nonce, codeVerifier, returnTo } = visit;
  const { email, ...vouched } = await provider.redeem(query, { state, nonce, codeVerifier });
  const code = newSecret();
  const proof = { codeHash: secretHash(code), browserHash, purpose: 'session' } as const;
  await insertProof(
    db,
    { ...proof, ...vouched, email: email === null ? null : normalEmail(email) },
    minutes.code,
  );
  return { code, returnTo };
}
