import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, afterAscending, exactMoment, type Position } from '../../db/keyset.ts';
import { accountSuspensions } from '../../db/tables/account-suspensions.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { verificationDecisions } from '../../db/tables/verification-decisions.table.ts';

const latestDecision = sql<{
  decision: 'approved' | 'refused';
  reason: string | null;
  decided_by: string;
  created_at: string;
} | null>`(
  select json_build_object('decision', d.decision, 'reason', d.reason,
    'decided_by', d.decided_by, 'created_at', d.created_at)
  from ${verificationDecisions} d where d.organization_id = ${organizations.id}
  order by d.created_at desc, d.id desc limit 1)`;

function selectReviews(db: Queryable) {
  return db
    .select({
      organization: organizations,
      email: users.email,
      suspendedAt: users.suspendedAt,
      exactSubmittedAt: exactMoment(organizations.submittedAt),
      latestDecision,
    })
    .from(organizations)
    .innerJoin(users, eq(users.id, organizations.userId))
    .$dynamic();
}

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

export async function selectReview(db: Queryable, id: string) {
  const [row] = await selectReviews(db).where(eq(organizations.id, id));
  return row;
}

/** Organizations by when they last asked to be approved: those that wait longest first, else newest first. */
export async function selectReviewPage(
  db: Queryable,
  verification: 'pending' | 'approved' | 'refused' | undefined,
  page: { position: Position | null; count: number },
) {
  const { submittedAt, id } = organizations;
  const isQueue = verification === 'pending';
  const beyond = isQueue ? afterAscending : after;
  const order = isQueue ? asc : desc;
  return selectReviews(db)
    .where(
      and(
        verification ? eq(organizations.verification, verification) : undefined,
        page.position ? beyond(submittedAt, id, page.position) : undefined,
      ),
    )
    .orderBy(order(submittedAt), order(id))
    .limit(page.count);
}

/** What operators decided about an organization and its account, newest first. */
export async function selectDecisions(db: Queryable, organizationId: string) {
  const decisions = await db
    .select()
    .from(verificationDecisions)
    .where(eq(verificationDecisions.organizationId, organizationId))
    .orderBy(desc(verificationDecisions.createdAt), desc(verificationDecisions.id));
  const suspensions = await db
    .select({ suspension: accountSuspensions })
    .from(accountSuspensions)
    .innerJoin(organizations, eq(organizations.userId, accountSuspensions.userId))
    .where(eq(organizations.id, organizationId))
    .orderBy(desc(accountSuspensions.createdAt), desc(accountSuspensions.id));
  return { decisions, suspensions: suspensions.map((row) => row.suspension) };
}
