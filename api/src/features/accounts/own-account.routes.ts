import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { unavailable } from '../../errors.ts';
import { sessionOf } from '../../plugins/access.ts';
import { failures, MessageAnswer, NoContent } from '../../schema/answers.ts';
import { ref } from '../../schema/values.ts';
import { endAllSessions } from '../sessions/session.service.ts';
import { clientAddress } from '../tries/client-address.ts';
import { deleteAccount } from './deletion/deletion.service.ts';
import { AccountExport } from './export/export.schema.ts';
import { exportAccount } from './export/export.service.ts';
import { AccountDeletion, PasswordChange } from './own-account.schema.ts';
import { changePassword } from './password.service.ts';
import { takeTurns } from '../../turns.ts';

const tags = ['accounts'];

/** Each reads for as long as there is something to read, and holds a database connection. */
const exportsAtOnce = 2;
const exportsWaiting = 20;

export const ownAccountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const inTurn = takeTurns(exportsAtOnce, exportsWaiting, () =>
    unavailable('Many people are exporting their data at the moment. Please try again shortly.'),
  );

  app.post(
    '/password',
    {
      config: { policy: 'session' },
      schema: {
        operationId: 'changePassword',
        tags,
        description: 'Ends every other session of the caller.',
        body: ref(PasswordChange),
        response: { 200: ref(MessageAnswer), ...failures(400, 401) },
      },
    },
    async (request) => {
      await changePassword(app, sessionOf(request), request.body, clientAddress(request));
      return { message: 'Your password has been changed.' };
    },
  );

  app.post(
    '/logout-everywhere',
    {
      config: { policy: 'session' },
      schema: {
        operationId: 'logoutEverywhere',
        tags,
        description: 'Ends every session of the caller, this one too.',
        response: { 204: NoContent, ...failures(401) },
      },
    },
    async (request, reply) => {
      await endAllSessions(app.db, sessionOf(request).userId);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/me/export',
    {
      config: { policy: 'session' },
      schema: {
        operationId: 'exportMe',
        tags,
        description:
          'What is kept about the caller, as an attachment; AccountExport names what is left out.',
        response: { 200: ref(AccountExport), ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      const { userId } = sessionOf(request);
      const everything = await exportAccount({ db: app.db, prefix: app.prefix, inTurn }, userId);
      // A refusal is no attachment.
      void reply.header('content-disposition', 'attachment; filename="ifj-account.json"');
      return everything;
    },
  );

  app.delete(
    '/me',
    {
      config: { policy: 'session' },
      schema: {
        operationId: 'deleteMe',
        tags,
        description:
          'Deletes the caller’s account with everything that belongs to it. One without a password wants a session that Google has just opened.',
        body: ref(AccountDeletion),
        response: { 204: NoContent, ...failures(400, 401, 409) },
      },
    },
    async (request, reply) => {
      await deleteAccount(app, sessionOf(request), request.body.password, clientAddress(request));
      return reply.code(204).send(null);
    },
  );
};
