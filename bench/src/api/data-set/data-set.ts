import { applicationRows, historyRows, interviewRows, planApplications } from './applications.ts';
import { jobRows, planJobs } from './jobs.ts';
import { makeOrganizations, organizationRows } from './organizations.ts';
import type { Rows } from './rows.ts';
import { makeStudents, studentRows } from './students.ts';
import { userRows } from './users.ts';
import type { World } from './world.ts';

/** Two lists of tables that can be written side by side: postings take as long as all the rest. */
export function tablesOf(world: World): Rows[][] {
  const organizations = makeOrganizations(world);
  const students = makeStudents(world);
  const jobs = planJobs(world, organizations);
  const applications = planApplications(world, organizations, jobs, students);
  return [
    [jobRows(world, organizations, jobs)],
    [
      userRows(organizations, students),
      organizationRows(organizations),
      studentRows(students),
      applicationRows(world, organizations, jobs, students, applications),
      historyRows(world, applications),
      interviewRows(world, organizations, jobs, applications),
    ],
  ];
}
