import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider, { interactionPolicy, type Configuration } from 'oidc-provider';
import { MemoryAdapter } from './memory-adapter.ts';
import { interactionPage, readInteraction, type Person } from './interaction-page.ts';

/** The product as the provider knows it. */
export const providerClient = {
  GOOGLE_CLIENT_ID: 'ifj',
  GOOGLE_CLIENT_SECRET: 'a secret of tests',
};

export interface TestProvider {
  issuer: string;
  close(): Promise<void>;
}

const callback = '/IFJ/api/auth/google/callback';

const settings = (people: Map<string, Person>, codeSeconds: number): Configuration => {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  // Nobody is asked whether the product may know who they are.
  policy.get('consent')?.checks.remove('native_client_prompt');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: providerClient.GOOGLE_CLIENT_ID,
        client_secret: providerClient.GOOGLE_CLIENT_SECRET,
        // Only for one on loopback does the port not matter.
        application_type: 'native',
        redirect_uris: [`http://localhost${callback}`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    adapter: MemoryAdapter,
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does, it says everything in the ID token.
    conformIdTokenClaims: false,
    ttl: {
      AuthorizationCode: codeSeconds,
      AccessToken: 60,
      IdToken: 60,
      Grant: 60,
      Interaction: 600,
      Session: 600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (context, subject) => {
      const person = people.get(subject);
      if (!person) return undefined;
      if (person.outage && context.path === '/token') throw new Error('An outage, as asked for.');
      const { email, name, verified } = person;
      return {
        accountId: subject,
        claims: () => ({ sub: subject, email, email_verified: verified, name }),
      };
    },
    loadExistingGrant: async ({ oidc }) => {
      const { session, client, provider } = oidc;
      if (!session?.accountId || !client) return undefined;
      const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
};

/**
 * A real OpenID provider on a free port of loopback, where anybody signs in as whomever they name.
 * @param codeSeconds how long its codes are good
 */
export async function startProvider({ codeSeconds = 60 } = {}): Promise<TestProvider> {
  const people = new Map<string, Person>();
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, settings(people, codeSeconds));
  const answer = provider.callback();

  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(interactionPage);
      return;
    }
    const person = readInteraction(await text(request));
    if (!person) {
      await provider.interactionFinished(request, response, { error: 'access_denied' });
      return;
    }
    const accountId =
      person.subject ?? createHash('sha256').update(person.email).digest('hex').slice(0, 21);
    people.set(accountId, person);
    const done = { select_account: {}, login: { accountId, remember: false } };
    await provider.interactionFinished(request, response, done);
  };

  server.on('request', (request, response) => {
    const isPage = request.url?.startsWith('/interaction/') ?? false;
    void (isPage ? interact : answer)(request, response);
  });

  return {
    issuer,
    close: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}
