import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { failures } from '../../schema/answers.ts';
import { ref } from '../../schema/values.ts';
import { RegisterAnswer } from '../accounts/account.schema.ts';
import { clientAddress } from '../tries/client-address.ts';
import { browserHashOf } from './browser-cookie.ts';
import { registerWithTicket } from './identity-registration.service.ts';
import {
  ProviderList,
  ProviderRegistration,
  ProviderSignIn,
  ProviderSignInAnswer,
} from './identity.schema.ts';
import { signInWithCode } from './identity.service.ts';
import { startPath } from './google-paths.ts';

const tags = ['accounts'];

export const identityRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/auth/providers',
    {
      config: { policy: 'public' },
      schema: {
        operationId: 'listProviders',
        tags,
        response: { 200: ref(ProviderList), ...failures() },
      },
    },
    async () => {
      const google = { id: 'google' as const, name: 'Google', start: app.prefix + startPath };
      return { providers: app.google ? [google] : [] };
    },
  );

  app.post(
    '/auth/google/session',
    {
      config: { policy: 'public' },
      schema: {
        operationId: 'signInWithGoogle',
        tags,
        description: 'Makes use of the code that a browser brings back from Google.',
        body: ref(ProviderSignIn),
        response: { 200: ref(ProviderSignInAnswer), ...failures(400, 409, 410, 423) },
      },
    },
    async (request) => signInWithCode(app, request.body.code, browserHashOf(request, app.config)),
  );

  app.post(
    '/auth/google/register',
    {
      config: { policy: 'public' },
      schema: {
        operationId: 'registerWithGoogle',
        tags,
        body: ref(ProviderRegistration),
        response: { 201: ref(RegisterAnswer), ...failures(400, 409, 410) },
      },
    },
    async (request, reply) => {
      const browserHash = browserHashOf(request, app.config);
      const caller = { browserHash, address: clientAddress(request) };
      return reply.code(201).send(await registerWithTicket(app, request.body, caller));
    },
  );
};
