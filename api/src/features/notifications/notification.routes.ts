import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sessionOf } from '../../plugins/access.ts';
import { failures } from '../../schema/answers.ts';
import { idParams, ref } from '../../schema/values.ts';
import {
  NotificationList,
  NotificationMark,
  NotificationMarked,
  NotificationsQuery,
} from './notification.schema.ts';
import { listNotifications, markNotification } from './notification.service.ts';

const tags = ['notifications'];

export const notificationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/view_notifications/:userId',
    {
      config: { policy: 'session' },
      schema: {
        operationId: 'listNotifications',
        tags,
        params: idParams('userId'),
        querystring: NotificationsQuery,
        response: { 200: ref(NotificationList), ...failures(400, 401, 404) },
      },
    },
    (request) => listNotifications(app, sessionOf(request), request.params.userId, request.query),
  );

  app.patch(
    '/notifications/:id',
    {
      config: { policy: 'session' },
      schema: {
        operationId: 'markNotification',
        tags,
        params: idParams('id'),
        body: ref(NotificationMark),
        response: { 200: ref(NotificationMarked), ...failures(400, 401, 404) },
      },
    },
    async (request) => {
      const { id } = request.params;
      return {
        notification: await markNotification(app, sessionOf(request), id, request.body.read),
      };
    },
  );
};
