import type { Queryable } from '../../db/client.ts';
import { cutPage, readCursor } from '../../db/keyset.ts';
import { notFound } from '../../errors.ts';
import { pageSize } from '../../schema/pages.ts';
import { actingOrganization } from '../jobs/job.policy.ts';
import type { Session } from '../sessions/session.service.ts';
import { interviewAnswer } from './interview-answer.ts';
import type { InterviewCategory } from './interview-columns.ts';
import { selectHost, selectInterviewPage, type SectionName } from './interview.repository.ts';
import type { InterviewsQueryValues } from './interview.schema.ts';

/** The parts of which each tab consists; the pending one shows all there are. */
const tabs: Record<InterviewCategory, readonly SectionName[]> = {
  pending: ['coming', 'past'],
  active: ['today'],
  completed: ['past'],
};

async function zoneOf(db: Queryable, orgId: string): Promise<string> {
  const host = await selectHost(db, orgId);
  if (!host) throw notFound();
  return host.timezone;
}

/**
 * One page of an organization's interviews. Those still to come and today's stand first, the
 * soonest first; then those of past days, the latest first. Interviews that were called off and
 * those of accepted applicants are left out.
 * @throws 404 if `orgId` is not the caller's; 400 if the cursor is none of ours.
 */
export async function listInterviews(
  { db }: { db: Queryable },
  session: Session,
  orgId: string,
  { category = 'pending', cursor, limit = pageSize.usual }: InterviewsQueryValues,
) {
  actingOrganization(session, orgId);
  const position = cursor ? readCursor(cursor) : null;
  const parts = tabs[category];
  // Whoever has come to the past has all of the part before it behind.
  const left = position && !position.first ? parts.slice(-1) : parts;
  const rows = await selectInterviewPage(db, orgId, left, { position, count: limit + 1 });
  const { page, next_cursor } = cutPage(rows, limit, (row) => ({
    at: row.exactDate,
    id: row.interview.id,
    first: row.interview.category !== 'completed',
  }));
  const timezone = rows[0]?.organizationTimezone ?? (await zoneOf(db, orgId));
  return { interviews: page.map(interviewAnswer), meta: { next_cursor, timezone } };
}
