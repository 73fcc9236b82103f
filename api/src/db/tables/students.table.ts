import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './users.table.ts';

export const students = pgTable('students', {
  id: id(),
  userId: uuid()
    .notNull()
    .unique('students_user_unique')
    .references(() => users.id, { onDelete: 'cascade' }),
  fullName: text().notNull(),
  sex: text({ enum: ['Male', 'Female'] }),
  status: text({ enum: ['Graduate', 'Undergraduate'] }).notNull(),
  university: text().notNull(),
  degree: text({ enum: ['BSc', 'MSc', 'HND', 'OND', 'PhD'] }).notNull(),
  courseOfStudy: text().notNull(),
  phone: text().notNull(),
  createdAt: createdAt(),
});
