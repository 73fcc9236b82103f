import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { failures, MessageAnswer } from '../../schema/answers.ts';
import { ref } from '../../schema/values.ts';
import { clientAddress } from '../tries/client-address.ts';
import { linkMinutes } from './link-life.ts';
import { PasswordResetConfirmation, PasswordResetRequest } from './password-reset.schema.ts';
import { confirmReset, requestReset } from './password-reset.service.ts';

const tags = ['accounts'];

export const passwordResetRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/resetPassword',
    {
      config: { policy: 'public' },
      schema: {
        operationId: 'requestPasswordReset',
        tags,
        description: 'Answers the same whether there is an account with this email or not.',
        body: ref(PasswordResetRequest),
        response: { 200: ref(MessageAnswer), ...failures(400) },
      },
    },
    async (request) => {
      await requestReset(app, request.body, clientAddress(request));
      return { message: 'If there is an account with this email, a link is on its way to it.' };
    },
  );

  app.post(
    '/resetPassword/confirm',
    {
      config: { policy: 'public' },
      schema: {
        operationId: 'confirmPasswordReset',
        tags,
        description: `A link works once, for ${linkMinutes} minutes. Ends every session of its account.`,
        body: ref(PasswordResetConfirmation),
        response: { 200: ref(MessageAnswer), ...failures(400, 404, 410) },
      },
    },
    async (request) => {
      await confirmReset(app, request.body, clientAddress(request));
      return { message: 'Your password has been changed. Please log in with it.' };
    },
  );
};
