import type { Static } from 'typebox';
import type { students } from '../../db/tables/students.table.ts';
import type { StudentUpdate } from './student.schema.ts';

type StudentFields = Partial<Omit<Static<typeof StudentUpdate>, 'user_id'>>;

/** The wire's student fields as columns. @throws if a required one is missing. */
export function studentValues(
  fields: StudentFields,
): Omit<typeof students.$inferInsert, 'id' | 'userId' | 'createdAt'> {
  const { full_name, university, course_of_study, status, degree, phone } = fields;
  if (!full_name || !university || !course_of_study || !status || !degree || !phone) {
    throw new Error('A student lacks a required field.');
  }
  return {
    fullName: full_name.trim(),
    university: university.trim(),
    courseOfStudy: course_of_study.trim(),
    status,
    degree,
    phone: phone.trim(),
    sex: fields.sex ?? null,
  };
}
