import type { Static } from 'typebox';
import type { organizations } from '../../db/tables/organizations.table.ts';
import type { students } from '../../db/tables/students.table.ts';
import type { Organization } from '../organizations/organization.schema.ts';
import type { Student } from '../students/student.schema.ts';
import type { AccountRow } from './account.repository.ts';
import type { LoginAnswer, User } from './account.schema.ts';

export function studentView(row: typeof students.$inferSelect): Static<typeof Student> {
  return {
    id: row.id,
    full_name: row.fullName,
    sex: row.sex,
    course_of_study: row.courseOfStudy,
    degree: row.degree,
    status: row.status,
    university: row.university,
    phone: row.phone,
  };
}

export function organizationView(
  row: typeof organizations.$inferSelect,
): Static<typeof Organization> {
  return {
    id: row.id,
    company_name: row.companyName,
    company_state: row.companyState,
    company_street_address: row.companyStreetAddress,
    phone: row.phone,
    company_cac_number: row.companyCacNumber,
    interview_link: row.interviewLink,
    timezone: row.timezone,
    verification: row.verification,
    refusal_reason: row.refusalReason,
  };
}

/** 1 for everyone but an organization that is not approved, as the wire has it. */
export const verifiedFlag = (row: AccountRow) =>
  row.user.role === 'organization' && row.organization?.verification !== 'approved' ? 0 : 1;

/** What the client of somebody who has just signed in keeps. */
export const sessionView = (row: AccountRow, token: string): Static<typeof LoginAnswer> => ({
  token,
  role: row.user.role,
  user_id: row.user.id,
  role_specific_id: row.student?.id ?? row.organization?.id ?? null,
  verified: verifiedFlag(row),
});

/** @param counters what the badges of menu entries show, by their names. */
export function userView(row: AccountRow, counters: Record<string, number>): Static<typeof User> {
  return {
    user_id: row.user.id,
    email: row.user.email,
    role: row.user.role,
    role_specific_id: row.student?.id ?? row.organization?.id ?? null,
    verified: verifiedFlag(row),
    has_password: row.user.passwordHash !== null,
    organization_id: row.organization?.id ?? null,
    student: row.student ? studentView(row.student) : null,
    organization: row.organization ? organizationView(row.organization) : null,
    counters,
  };
}
