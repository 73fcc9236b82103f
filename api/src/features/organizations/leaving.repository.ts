import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { jobs } from '../../db/tables/jobs.table.ts';
import { students } from '../../db/tables/students.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { undecided } from '../applications/lifecycle.ts';

/** Those who wait for an organization's decision. */
export async function selectWaitingFor(tx: Transaction, orgId: string) {
  return tx
    .select({
      applicationId: applications.id,
      userId: applications.userId,
      email: users.email,
      fullName: students.fullName,
      jobTitle: jobs.jobTitle,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .innerJoin(students, eq(students.userId, applications.userId))
    .where(and(eq(applications.orgId, orgId), inArray(applications.status, undecided)))
    .orderBy(asc(applications.id));
}
