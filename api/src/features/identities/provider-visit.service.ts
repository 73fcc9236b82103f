import type { Database } from '../../db/client.ts';
import { normalEmail } from '../accounts/email.ts';
import { admitProviderVisit } from '../tries/try.service.ts';
import { newSecret, secretHash } from '../sessions/secret.ts';
import { insertProof } from './identity-proof.repository.ts';
import { ProviderError, type OpenIdProvider } from './openid-provider.ts';
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

/** What a visit came to. */
interface Ended {
  /** A code for the browser, or why there is no word of the provider. */
  outcome: string | ProviderError;
  /** The page that the person came from. */
  returnTo: string | null;
}

/**
 * Ends a visit: asks the provider whom it vouches for, and keeps that for the browser that began.
 * @returns null where the visit is over, was begun in another browser, or never was
 */
export async function endVisit(
  { db, provider }: Dependencies,
  { query, state, browserHash }: Arrival,
): Promise<Ended | null> {
  const visit = await takeVisit(db, { stateHash: secretHash(state), browserHash });
  if (!visit) return null;
  const { nonce, codeVerifier, returnTo } = visit;
  const word = await provider
    .redeem(query, { state, nonce, codeVerifier })
    .catch((error: unknown) => {
      if (error instanceof ProviderError) return error;
      throw error;
    });
  if (word instanceof ProviderError) return { outcome: word, returnTo };
  const { email, ...vouched } = word;
  const code = newSecret();
  const proof = { codeHash: secretHash(code), browserHash, purpose: 'session' } as const;
  await insertProof(
    db,
    { ...proof, ...vouched, email: email === null ? null : normalEmail(email) },
    minutes.code,
  );
  return { outcome: code, returnTo };
}
