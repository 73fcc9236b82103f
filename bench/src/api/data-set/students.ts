import { idOf } from './ids.ts';
import { schools } from './places.ts';
import { seeded, weighted } from './random.ts';
import type { Rows } from './rows.ts';
import { courses, firstNames, lastNames } from './words/names.ts';
import { beginning, day, type World } from './world.ts';

/** Student accounts, in the order in which they were opened. */
export interface Students {
  count: number;
  /** When one was opened, in milliseconds. */
  openedAt(student: number): number;
  userId(student: number): string;
  /** How many there were at a moment. */
  thereAt(moment: number): number;
}

/** Accounts have been opened evenly since a year before the first job. */
export function makeStudents(world: World): Students {
  const count = world.size.students;
  const from = beginning(world) - 365 * day;
  const span = world.now - from;
  const openedAt = (student: number): number => Math.floor(from + (span * (student + 0.5)) / count);
  return {
    count,
    openedAt,
    userId: (student) => idOf('user', world.size.organizations + student, openedAt(student)),
    thereAt: (moment) => Math.floor(((moment - from) / span) * count),
  };
}

const nameOf = (student: number): { first: string; last: string } => {
  const random = seeded(student * 7 + 3);
  return { first: random.pick(firstNames), last: random.pick(lastNames) };
};

/** Addresses of students are made of their names. */
export function emailOf(student: number): string {
  const { first, last } = nameOf(student);
  return `${first}.${last}${student}@students.example`.toLowerCase();
}

/** A few universities have most of the students. */
const schoolOf = weighted(schools.map((_, rank) => 1 / (rank + 8)));

export function studentRows(students: Students): Rows {
  const random = seeded(3);
  return {
    table: 'students',
    columns: [
      ...['id', 'user_id', 'full_name', 'sex', 'status', 'university', 'degree'],
      ...['course_of_study', 'phone', 'created_at'],
    ],
    *values() {
      for (let student = 0; student < students.count; student++) {
        const { first, last } = nameOf(student);
        const at = students.openedAt(student);
        yield [
          ...[idOf('student', student, at), students.userId(student), `${first} ${last}`],
          random.pick(['Male', 'Female', null]),
          random.happens(0.8) ? 'Undergraduate' : 'Graduate',
          // The list is alphabetical; a stride makes large ones of all letters.
          schools[(schoolOf(random) * 37) % schools.length] ?? '',
          random.draw([
            ['BSc', 70],
            ['HND', 14],
            ['OND', 8],
            ['MSc', 7],
            ['PhD', 1],
          ] as const),
          ...[random.pick(courses), `+23470${String(20_000_000 + student)}`, new Date(at)],
        ];
      }
    },
  };
}
