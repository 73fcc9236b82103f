import type { Static } from 'typebox';
import type { PgBoss } from 'pg-boss';
import type { Database, Queryable } from '../../db/client.ts';
import { cutPage, readCursor } from '../../db/keyset.ts';
import { notFound } from '../../errors.ts';
import { pageSize } from '../../schema/pages.ts';
import { organizationView } from '../accounts/account-view.ts';
import { revisionOf } from '../organizations/revision.ts';
import {
  approveOrganization,
  refuseOrganization,
  type Decided,
} from '../organizations/verification.service.ts';
import type { Session } from '../sessions/session.service.ts';
import { operatorName } from './operator.service.ts';
import type { OrganizationReview, RefusalBody, ReviewsQueryValues } from './operator.schema.ts';
import {
  selectDecisions,
  selectReview,
  selectReviewPage,
  type ReviewRow,
} from './review.repository.ts';

interface Dependencies {
  db: Database;
  boss: PgBoss;
}

function reviewView(row: ReviewRow): Static<typeof OrganizationReview> {
  const { latestDecision: latest } = row;
  return {
    ...organizationView(row.organization),
    user_id: row.organization.userId,
    email: row.email,
    submitted_at: row.organization.submittedAt.toISOString(),
    revision: revisionOf(row.organization),
    amended: row.organization.amendedAt !== null,
    created_at: row.organization.createdAt.toISOString(),
    suspended_at: row.suspendedAt?.toISOString() ?? null,
    latest_decision: latest && {
      ...latest,
      created_at: new Date(latest.created_at).toISOString(),
    },
  };
}

/**
 * One page of organizations with what was last decided about each. Those that wait come with the
 * longest wait first, all others with the newest request first.
 * @throws 400 if the cursor is none of ours.
 */
export async function listReviews(db: Queryable, query: ReviewsQueryValues) {
  const limit = query.limit ?? pageSize.usual;
  const position = query.cursor ? readCursor(query.cursor) : null;
  const rows = await selectReviewPage(db, query.verification, { position, count: limit + 1 });
  const { page, next_cursor } = cutPage(rows, limit, (row) => ({
    at: row.exactSubmittedAt,
    id: row.organization.id,
    first: false,
  }));
  return { organizations: page.map(reviewView), meta: { next_cursor } };
}

async function getReview(db: Queryable, id: string) {
  const row = await selectReview(db, id);
  if (!row) throw notFound();
  return reviewView(row);
}

const told = ({ outcome, companyName }: Decided, action: 'approved' | 'refused') =>
  outcome === 'decided'
    ? `${companyName} is ${action}.`
    : `${companyName} was ${action} already; nothing was changed.`;

/**
 * Approves an organization in the operator's name.
 * @param seen the revision that they have looked at.
 * @throws 404 if there is none, 409 ORGANIZATION_CHANGED if it may be another.
 */
export async function approve(
  { db, boss }: Dependencies,
  session: Session,
  id: string,
  seen: string | undefined,
) {
  const decidedBy = await operatorName(db, session);
  const decided = await approveOrganization({ db, boss }, { id }, { decidedBy, seen });
  return { message: told(decided, 'approved'), organization: await getReview(db, id) };
}

/** Refuses an organization in the operator's name. @throws as `approve`. */
export async function refuse(
  { db, boss }: Dependencies,
  session: Session,
  id: string,
  { reason, seen }: Static<typeof RefusalBody>,
) {
  const judgement = { reason: reason.trim(), seen, decidedBy: await operatorName(db, session) };
  const decided = await refuseOrganization({ db, boss }, { id }, judgement);
  return { message: told(decided, 'refused'), organization: await getReview(db, id) };
}

/** Who decided what about an organization and its account, and when. @throws 404 if there is none. */
export async function listDecisions(db: Queryable, id: string) {
  if (!(await selectReview(db, id))) throw notFound();
  const { decisions, suspensions } = await selectDecisions(db, id);
  return {
    decisions: decisions.map(({ decision, reason, decidedBy, createdAt }) => ({
      decision,
      reason,
      decided_by: decidedBy,
      created_at: createdAt.toISOString(),
    })),
    suspensions: suspensions.map(({ action, reason, decidedBy, createdAt }) => ({
      action,
      reason,
      decided_by: decidedBy,
      created_at: createdAt.toISOString(),
    })),
  };
}
