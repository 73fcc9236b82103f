import type { Static } from 'typebox';
import type { Database } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import { studentView } from '../accounts/account-view.ts';
import type { Session } from '../sessions/session.service.ts';
import { updateStudent } from './student.repository.ts';
import { studentValues } from './student-values.ts';
import type { Student, StudentUpdate } from './student.schema.ts';

/** Changes the caller's own profile. @throws 404 for anybody else's. */
export async function changeStudent(
  db: Database,
  session: Session,
  id: string,
  body: Static<typeof StudentUpdate>,
): Promise<Static<typeof Student>> {
  const isOwn =
    id === session.roleSpecificId && (body.user_id ?? session.userId) === session.userId;
  if (!isOwn) throw notFound();
  const row = await updateStudent(db, id, studentValues(body));
  if (!row) throw notFound();
  return studentView(row);
}
