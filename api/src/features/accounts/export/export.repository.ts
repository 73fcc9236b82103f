import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { accountSuspensions } from '../../../db/tables/account-suspensions.table.ts';
import { identities } from '../../../db/tables/identities.table.ts';
import { knownAddresses } from '../../../db/tables/known-addresses.table.ts';
import { notifications } from '../../../db/tables/notifications.table.ts';
import { passwordResets } from '../../../db/tables/password-resets.table.ts';
import { sessions } from '../../../db/tables/sessions.table.ts';
import { inParts } from './in-parts.ts';

/** The first half of the advisory locks by which exports are known. */
const exportSpace = 0x69666a65;

/** Holds the one export of an account, in whichever process, until the transaction ends. */
export async function holdExport(tx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${exportSpace}, hashtext(${userId})) as held`,
  );
  return rows[0]?.held ?? false;
}

function selectNotifications(tx: Transaction, userId: string) {
  const { createdAt: at, id } = notifications;
  return inParts({ at, id }, ({ exactAt, isAfter, order, count }) =>
    tx
      .select({ ...getTableColumns(notifications), exactAt })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), isAfter))
      .orderBy(...order)
      .limit(count),
  );
}

/** What is kept of any account, whatever its role. */
export async function selectAccountTraces(tx: Transaction, userId: string) {
  return {
    sessions: await tx
      .select({
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
    places: await tx
      .select({ lastSignInAt: knownAddresses.lastSignInAt })
      .from(knownAddresses)
      .where(eq(knownAddresses.userId, userId))
      .orderBy(asc(knownAddresses.lastSignInAt)),
    resets: await tx
      .select({
        createdAt: passwordResets.createdAt,
        expiresAt: passwordResets.expiresAt,
        endedAt: passwordResets.endedAt,
      })
      .from(passwordResets)
      .where(eq(passwordResets.userId, userId))
      .orderBy(asc(passwordResets.createdAt)),
    identities: await tx
      .select()
      .from(identities)
      .where(eq(identities.userId, userId))
      .orderBy(asc(identities.createdAt)),
    suspensions: await tx
      .select()
      .from(accountSuspensions)
      .where(eq(accountSuspensions.userId, userId))
      .orderBy(asc(accountSuspensions.createdAt)),
    notifications: await selectNotifications(tx, userId),
  };
}
