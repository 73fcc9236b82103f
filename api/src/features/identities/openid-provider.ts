import * as openid from 'openid-client';
import { Value } from 'typebox/value';
import type { ProviderClient } from '../../config.ts';
import { Email } from '../accounts/account.schema.ts';

/** Whom a provider vouches for. */
export interface Vouched {
  issuer: string;
  subject: string;
  /** Null where the provider does not say that the address is theirs. */
  email: string | null;
  fullName: string | null;
}

/** What only the browser that began a sign-in, and we, know of it. */
export interface Secrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface OpenIdProvider {
  /** Where a browser goes to sign in. @throws ProviderError */
  address(secrets: Secrets): Promise<string>;
  /**
   * Redeems what a browser brought back.
   * @param query of the address at which it came back
   * @throws ProviderError
   */
  redeem(query: string, secrets: Secrets): Promise<Vouched>;
}

/** Why there is no word of the provider: the person did not want it, it is away, or it makes no sense. */
export type ProviderProblem = 'cancelled' | 'unavailable' | 'refused';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem, cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The provider failed.', { cause });
    this.problem = problem;
  }
}

/** Seconds; three calls may follow each other within the patience of a gateway. */
const patience = 5;
/** Milliseconds for which the provider's own description of itself is kept. */
const descriptionLifetime = 3_600_000;

const awayCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);
/** What `fetch` throws where nobody answers, also as the cause of another error. */
const unanswered = new Set(['TypeError', 'TimeoutError', 'AbortError']);
const awayErrors = new Set(['server_error', 'temporarily_unavailable']);

function problemOf(error: unknown): ProviderProblem {
  if (error instanceof openid.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled';
    return awayErrors.has(error.error) ? 'unavailable' : 'refused';
  }
  if (error instanceof openid.ResponseBodyError) {
    return error.status >= 500 || awayErrors.has(error.error) ? 'unavailable' : 'refused';
  }
  if (error instanceof openid.ClientError && error.code !== undefined) {
    return awayCodes.has(error.code) ? 'unavailable' : 'refused';
  }
  const isUnanswered = [error, (error as Error).cause].some(
    (one) =>
      typeof one === 'object' && one !== null && 'name' in one && unanswered.has(String(one.name)),
  );
  return isUnanswered ? 'unavailable' : 'refused';
}

async function explained<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new ProviderError(problemOf(error), error);
  });
}

function textOf(claim: unknown, longest: number): string | null {
  if (typeof claim !== 'string') return null;
  const text = claim.trim();
  return text.length > 0 && text.length <= longest && !/\p{Cc}/u.test(text) ? text : null;
}

/**
 * An address that could have been registered here too. Others could become somebody else's in lower
 * case: that of the Kelvin sign is a k.
 */
function emailOf(claim: unknown): string | null {
  const email = typeof claim === 'string' ? claim.trim() : null;
  return Value.Check(Email, email) ? email : null;
}

function vouchedBy(claims: openid.IDToken): Vouched {
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: claims['email_verified'] === true ? emailOf(claims['email']) : null,
    fullName: textOf(claims['name'], 100),
  };
}

/**
 * A provider by its own description, which is asked for when it is first needed.
 * @param returnAddress where browsers come back to, as the provider knows it
 */
export function openIdProvider(
  { issuer, clientId, clientSecret }: ProviderClient,
  returnAddress: string,
): OpenIdProvider {
  let description: { configuration: Promise<openid.Configuration>; until: number } | null = null;

  const describe = (): Promise<openid.Configuration> => {
    if (description && description.until > Date.now()) return description.configuration;
    const server = new URL(issuer);
    const execute = [openid.enableNonRepudiationChecks];
    // The configuration lets nobody but a provider on this machine do without TLS.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so only to stand out
    if (server.protocol === 'http:') execute.push(openid.allowInsecureRequests);
    const options = { timeout: patience, execute };
    const configuration = openid.discovery(server, clientId, clientSecret, undefined, options);
    const asked = { configuration, until: Date.now() + descriptionLifetime };
    description = asked;
    configuration.catch(() => {
      if (description === asked) description = null;
    });
    return configuration;
  };

  return {
    address: async ({ state, nonce, codeVerifier }) => {
      const configuration = await explained(describe());
      const address = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: returnAddress,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // On a shared computer the account that signed in last may be somebody else's.
        prompt: 'select_account',
      });
      return address.href;
    },

    redeem: async (query, { state, nonce, codeVerifier }) => {
      const configuration = await explained(describe());
      const tokens = await explained(
        openid.authorizationCodeGrant(configuration, new URL(`${returnAddress}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        }),
      );
      const claims = tokens.claims();
      if (!claims) throw new ProviderError('refused', new Error('There is no ID token.'));
      return vouchedBy(claims);
    },
  };
}
