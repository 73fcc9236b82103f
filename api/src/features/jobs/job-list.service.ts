import type { Database } from '../../db/client.ts';
import { cutPage, readCursor } from '../../db/keyset.ts';
import { pageSize } from '../../schema/pages.ts';
import type { Session } from '../sessions/session.service.ts';
import { jobAnswer } from './job-answer.ts';
import {
  countJobs,
  selectJobPage,
  type JobFilters,
  type PageRequest,
  type Search,
} from './job-list.repository.ts';
import { findOpenJobs, findOrganizations, selectNearbyEnd } from './job-search.repository.ts';
import { searchQuery } from './job-search.ts';
import { viewerOf } from './job.policy.ts';
import type { Viewer } from './job.repository.ts';
import type { JobsQueryValues } from './job.schema.ts';

async function searchOf(db: Database, text: string | undefined): Promise<Search | undefined> {
  const wanted = text?.trim();
  if (!wanted) return undefined;
  const organizationIds = await findOrganizations(db, wanted);
  return { query: searchQuery(wanted), jobIds: [], organizationIds };
}

/**
 * The rows of a page. A frequent word is soon found among the newest jobs, and a rare one by the
 * text index; each of these ways is slow where the other is quick, so one is tried after the other.
 */
async function rowsOf(db: Database, viewer: Viewer, filters: JobFilters, page: PageRequest) {
  const { search } = filters;
  if (!search?.query || filters.owner) return selectJobPage(db, viewer, filters, page);
  const since = await selectNearbyEnd(db, page.position);
  if (since === null) return selectJobPage(db, viewer, filters, page);
  const newest = await selectJobPage(db, viewer, { ...filters, since }, page);
  if (newest.length === page.count) return newest;
  const jobIds = await findOpenJobs(db, search.query);
  const found = jobIds ? { ...search, query: null, jobIds } : search;
  return selectJobPage(db, viewer, { ...filters, search: found }, page);
}

/**
 * One page of jobs, newest first. An organization gets its own in every state, and how many it
 * has in each; everybody else gets open jobs of verified organizations.
 * @throws 400 if the cursor is none of ours.
 */
export async function listJobs(db: Database, session: Session | null, query: JobsQueryValues) {
  const viewer = viewerOf(session);
  const limit = query.limit ?? pageSize.usual;
  const filters: JobFilters = {
    owner: viewer.orgId,
    state: query.state,
    deadline: query.deadline,
    companyName: query.company_name,
    field: query.field,
    stipend: query.stipend,
    location: query.location,
    search: await searchOf(db, query.q),
  };
  const position = query.cursor ? readCursor(query.cursor) : null;
  const rows = await rowsOf(db, viewer, filters, { position, count: limit + 1 });
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
