import type { Role } from '@ifj/shared-api';

const screens = new Map<Role | null, string>([
  ['student', '/create-student-account'],
  ['organization', '/create-company-account'],
]);

/** Whether somebody has chosen a role that one can sign up as. */
export const hasChosen = (role: Role | null): role is Role => screens.has(role);

/** Where the account of a role is created; undefined where no role, or another one, is chosen. */
export const accountScreenOf = (role: Role | null) => screens.get(role);
