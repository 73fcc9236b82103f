import type { Queryable } from '../../db/client.ts';
import { cutPage, readCursor, type Position } from '../../db/keyset.ts';
import { notFound } from '../../errors.ts';
import { pageSize } from '../../schema/pages.ts';
import { actingOrganization } from '../jobs/job.policy.ts';
import type { Session } from '../sessions/session.service.ts';
import { interviewAnswer } from './interview-answer.ts';
import type { InterviewCategory } from './interview-columns.ts';
import {
  selectHost,
  selectInterviewSection,
  type InterviewRow,
  type SectionName,
} from './interview.repository.ts';
import type { InterviewsQueryValues } from './interview.schema.ts';

/** The parts of which each tab consists; the pending one shows all there are. */
const tabs: Record<InterviewCategory, readonly SectionName[]> = {
  pending: ['coming', 'past'],
  active: ['today'],
  completed: ['past'],
};

/** Rows of one part after the other, until there are enough. */
async function rowsOf(
  db: Queryable,
  orgId: string,
  parts: readonly SectionName[],
  { position, count }: { position: Position | null; count: number },
) {
  const rows: InterviewRow[] = [];
  const left = position && !position.first ? parts.slice(-1) : parts;
  for (const [at, part] of left.entries()) {
    const from = at === 0 ? position : null;
    const page = { position: from, count: count - rows.length };
    rows.push(...(await selectInterviewSection(db, orgId, part, page)));
    if (rows.length === count) break;
  }
  return rows;
}

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
  const rows = await rowsOf(db, orgId, tabs[category], { position, count: limit + 1 });
  const { page, next_cursor } = cutPage(rows, limit, (row) => ({
    at: row.exactDate,
    id: row.interview.id,
    first: row.interview.category !== 'completed',
  }));
  const timezone = rows[0]?.organizationTimezone ?? (await zoneOf(db, orgId));
  return { interviews: page.map(interviewAnswer), meta: { next_cursor, timezone } };
}
