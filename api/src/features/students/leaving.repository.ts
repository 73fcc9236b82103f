import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { notifications } from '../../db/tables/notifications.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { students } from '../../db/tables/students.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { applicationLink } from '../notifications/application-events.ts';

/** Gives a student another name and address in everything that is written from now on. */
export async function renameStudent(
  tx: Transaction,
  userId: string,
  { fullName, email }: { fullName: string; email: string },
) {
  await tx.update(students).set({ fullName }).where(eq(students.userId, userId));
  await tx.update(users).set({ email }).where(eq(users.id, userId));
}

/**
 * Notifications of organizations that lead to an application of a student. They are looked for
 * among those of the organizations alone, which an index finds.
 */
const leadsToTheirs = (userId: string) => sql`${notifications.userId} in (
    select o.user_id from ${applications} a join ${organizations} o on o.id = a.org_id
    where a.user_id = ${userId})
  and ${notifications.link} in (
    select ${applicationLink('')} || a.id from ${applications} a where a.user_id = ${userId})`;

export async function deleteNotificationsAbout(tx: Transaction, userId: string) {
  await tx.delete(notifications).where(leadsToTheirs(userId));
}

/** Lets notifications lead where there is still something to see. */
export async function redirectNotificationsAbout(tx: Transaction, userId: string, link: string) {
  await tx.update(notifications).set({ link }).where(leadsToTheirs(userId));
}
