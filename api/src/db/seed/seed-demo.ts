import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dropFiles } from '../../features/files/file.service.ts';
import type { Queryable } from '../client.ts';
import { users } from '../tables/users.table.ts';
import { demoPassword } from './demo-accounts.ts';
import { readDemoData, type DemoApplication } from './demo-data.ts';
import { seedApplication } from './seed-application.ts';
import { seedFiles } from './seed-files.ts';
import { seedJobs, seedOrganizations, seedStudents } from './seed-rows.ts';

/** Any number will do, so long as every process that seeds uses the same. */
const lockKey = 4_936_611;

async function isEmpty(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length === 0;
}

/**
 * Fills a product without accounts with demo data, whole or not at all; one that has any is left
 * as it is.
 * @returns whether it was filled.
 */
export async function seedDemo(app: FastifyInstance): Promise<boolean> {
  if (!(await isEmpty(app.db))) return false;
  const data = readDemoData();
  const passwordHash = await app.passwords.hash(demoPassword);
  const students = new Map(data.students.map((student) => [student.email, student]));
  const fileIds: string[] = [];
  let isSeeded = false;
  try {
    const sent: { application: DemoApplication; ids: string[] }[] = [];
    for (const application of data.applications) {
      const student = students.get(application.student);
      if (!student) throw new Error(`The demo data has no student ${application.student}.`);
      const ids = await seedFiles(app, student);
      fileIds.push(...ids);
      sent.push({ application, ids });
    }
    isSeeded = await app.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
      if (!(await isEmpty(tx))) return false;
      const orgIds = await seedOrganizations(tx, data.organizations, passwordHash);
      const userIds = await seedStudents(tx, data.students, passwordHash);
      const jobs = await seedJobs(tx, data.jobs, data.organizations, orgIds);
      for (const { application, ids } of sent) {
        const userId = userIds.get(application.student);
        const job = jobs.get(application.job);
        if (!userId || !job) throw new Error(`The demo data has no job ${application.job}.`);
        await seedApplication(tx, application, {
          userId,
          jobId: job.id,
          orgId: job.orgId,
          fileIds: ids,
        });
      }
      return true;
    });
  } finally {
    if (!isSeeded) await dropFiles(app, fileIds).catch(() => undefined);
  }
  return isSeeded;
}
