import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { students } from '../../db/tables/students.table.ts';

export async function updateStudent(
  db: Queryable,
  id: string,
  values: Partial<typeof students.$inferInsert>,
) {
  const [row] = await db.update(students).set(values).where(eq(students.id, id)).returning();
  return row;
}
