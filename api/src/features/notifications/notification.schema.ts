import { Type, type Static } from 'typebox';
import { notificationKinds } from '../../db/tables/notifications.table.ts';
import { NextCursor, pageQuery } from '../../schema/pages.ts';
import { Id, Moment, nullable, oneOf, ref, strictObject } from '../../schema/values.ts';
import { ApplicationInterview } from '../interviews/interview.schema.ts';

export const Notification = Type.Object(
  {
    id: Id,
    kind: oneOf(notificationKinds),
    title: Type.String(),
    message: Type.String(),
    link: Type.String({ description: 'A path of the product.' }),
    created_at: Moment,
    read: Type.Boolean(),
    interview: nullable(ref(ApplicationInterview)),
  },
  { $id: 'Notification' },
);
export type NotificationAnswer = Static<typeof Notification>;

export const NotificationsQuery = Type.Object(pageQuery);
export type NotificationsQueryValues = Static<typeof NotificationsQuery>;

export const NotificationList = Type.Object(
  {
    notifications: Type.Array(ref(Notification)),
    meta: Type.Object({ next_cursor: NextCursor, unread: Type.Integer() }),
  },
  { $id: 'NotificationList' },
);

export const NotificationMark = strictObject({ read: Type.Boolean() }, { $id: 'NotificationMark' });

export const NotificationMarked = Type.Object(
  { notification: ref(Notification) },
  { $id: 'NotificationMarked' },
);

export const notificationSchemas = [
  Notification,
  NotificationList,
  NotificationMark,
  NotificationMarked,
];
