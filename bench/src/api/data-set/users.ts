import type { Organization } from './organizations.ts';
import type { Rows } from './rows.ts';
import { emailOf, type Students } from './students.ts';

/** Nobody signs in with a password: sessions are made for those who call. */
const noPassword = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA';

/** The accounts of organizations and students. */
export function userRows(organizations: readonly Organization[], students: Students): Rows {
  return {
    table: 'users',
    columns: ['id', 'email', 'role', 'password_hash', 'created_at'],
    *values() {
      for (const [rank, { userId, createdAt }] of organizations.entries()) {
        const email = `hr${rank}@companies.example`;
        yield [userId, email, 'organization', noPassword, new Date(createdAt)];
      }
      for (let student = 0; student < students.count; student++) {
        const at = new Date(students.openedAt(student));
        yield [students.userId(student), emailOf(student), 'student', noPassword, at];
      }
    },
  };
}
