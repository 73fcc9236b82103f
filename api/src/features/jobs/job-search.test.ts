import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { listJobs } from './job-list.service.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

interface Employers {
  name: string;
  count: number;
  verification: 'approved' | 'pending';
  /** How long ago the first job of them all was posted; the others came later. */
  days: number;
}

/** Organizations of like names, each with a job. */
async function addEmployers({ name, count, verification, days }: Employers): Promise<void> {
  await api.app.db.execute(sql`
    with owners as (
      insert into users (id, email, role, password_hash)
      select gen_random_uuid(), gen_random_uuid() || '@test.example', 'organization', 'x'
      from generate_series(1, ${count}::int) returning id),
    employers as (
      insert into organizations (id, user_id, company_name, company_state, company_street_address,
        phone, company_cac_number, verification)
      select gen_random_uuid(), id, ${name} || ' ' || row_number() over (), 'x', 'x', 'x', 'x',
        ${verification} from owners returning id)
    insert into jobs (id, org_id, job_title, job_description, field, department, stipend, duration,
      location, deadline, env_mode, created_at)
    select gen_random_uuid(), id, 'Intern', 'Any work', 'Art', 'x', 0, 'x', 'x', current_date + 9,
      'remote', now() - ${days} * interval '1 day' + row_number() over () * interval '1 minute'
    from employers`);
}

async function findOnAllPages(q: string): Promise<Set<string>> {
  const found = new Set<string>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof listJobs>> = await listJobs(api.app.db, null, {
      ...{ q, limit: 20 },
      ...(cursor && { cursor }),
    });
    for (const { id } of page.jobs.data) found.add(id);
    cursor = page.meta.next_cursor;
  }
  return found;
}

test('jobs of many companies of a fitting name are found, though none is among the newest', async () => {
  await addEmployers({ name: 'Waiting Mills', count: 60, verification: 'pending', days: 30 });
  await addEmployers({ name: 'Old Mills', count: 60, verification: 'approved', days: 20 });
  await addEmployers({ name: 'Late Works', count: 120, verification: 'approved', days: 10 });
  expect(await findOnAllPages('mills')).toHaveProperty('size', 60);
  expect(await findOnAllPages('mills 7')).toHaveProperty('size', 1);
});
