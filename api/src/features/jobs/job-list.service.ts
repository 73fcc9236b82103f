import type { Queryable } from '../../db/client.ts';
import { cutPage, readCursor } from '../../db/keyset.ts';
import { pageSize } from '../../schema/pages.ts';
import type { Session } from '../sessions/session.service.ts';
import { jobAnswer } from './job-answer.ts';
import { countJobs, selectJobPage, type JobFilters } from './job-list.repository.ts';
import type { Search } from './job-search.repository.ts';
import { namePattern, searchQuery } from './job-search.ts';
import { viewerOf } from './job.policy.ts';
import type { JobsQueryValues } from './job.schema.ts';

function searchOf(text: string | undefined): Search | undefined {
  const wanted = text?.trim();
  if (!wanted) return undefined;
  return { text: wanted, query: searchQuery(wanted), namePattern: namePattern(wanted) };
}

/**
 * One page of jobs, newest first. An organization gets its own in every state, and how many it
 * has in each; everybody else gets open jobs of verified organizations.
 * @throws 400 if the cursor is none of ours.
 */
export async function listJobs(db: Queryable, session: Session | null, query: JobsQueryValues) {
  const viewer = viewerOf(session);
  const limit = query.limit ?? pageSize.usual;
  const filters: JobFilters = {
    owner: viewer.orgId,
    state: query.state,
    deadline: query.deadline,
    companyName: query.company_name || undefined,
    field: query.field,
    stipend: query.stipend,
    location: query.location || undefined,
    search: searchOf(query.q),
  };
  const position = query.cursor ? readCursor(query.cursor) : null;
  const rows = await selectJobPage(db, viewer, filters, { position, count: limit + 1 });
  const { page, next_cursor } = cutPage(rows, limit, (row) => ({
    at: row.exactCreatedAt,
    id: row.id,
    first: false,
  }));
  const counts = viewer.orgId ? { counts: await countJobs(db, viewer.orgId) } : {};
  return {
    jobs: { data: page.map((row) => jobAnswer(row, viewer)) },
    meta: { next_cursor, ...counts },
  };
}
