import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sessionOf } from '../../plugins/access.ts';
import { failures, NoContent } from '../../schema/answers.ts';
import { ref } from '../../schema/values.ts';
import { endSession } from '../sessions/session.service.ts';
import {
  LoginAnswer,
  LoginBody,
  RegisterAnswer,
  RegisterBody,
  User,
  UserList,
} from './account.schema.ts';
import { clientAddress } from '../tries/client-address.ts';
import { getAccount, login, register } from './account.service.ts';

export const accountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/login',
    {
      config: { policy: 'public' },
      schema: {
        operationId: 'login',
        tags: ['accounts'],
        body: ref(LoginBody),
        response: { 200: ref(LoginAnswer), ...failures(400, 401, 423) },
      },
    },
    async (request) => login(app, request.body, clientAddress(request)),
  );

  app.post(
    '/auth/register',
    {
      config: { policy: 'public' },
      schema: {
        operationId: 'register',
        tags: ['accounts'],
        body: ref(RegisterBody),
        response: { 201: ref(RegisterAnswer), ...failures(400, 409) },
      },
    },
    async (request, reply) => {
      const registered = await register(app, request.body, clientAddress(request));
      return reply.code(201).send(registered);
    },
  );

  app.post(
    '/logout',
    {
      config: { policy: 'session' },
      schema: {
        operationId: 'logout',
        tags: ['accounts'],
        response: { 204: NoContent, ...failures(401) },
      },
    },
    async (request, reply) => {
      await endSession(app.db, sessionOf(request));
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/me',
    {
      config: { policy: 'session' },
      schema: {
        operationId: 'getMe',
        tags: ['accounts'],
        response: { 200: ref(User), ...failures(401, 404) },
      },
    },
    async (request) => getAccount(app.db, sessionOf(request).userId),
  );

  app.get(
    '/all_users',
    {
      config: { policy: 'session' },
      schema: {
        operationId: 'listUsers',
        tags: ['accounts'],
        description: 'Only the caller’s own entry.',
        response: { 200: ref(UserList), ...failures(401, 404) },
      },
    },
    async (request) => ({ users: [await getAccount(app.db, sessionOf(request).userId)] }),
  );
};
