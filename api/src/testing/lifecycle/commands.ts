import fc from 'fast-check';
import { offeredDates, type OfferedDate } from '../../db/tables/interviews.table.ts';

export type Number2 = 0 | 1;

/** One of two students applies, or not, to the one job of each of two organizations. */
export interface Slot {
  student: Number2;
  organization: Number2;
}

/** Who gives a command about a slot: whose it is to give, another of that role, the other side. */
export type By = 'rightful' | 'rival' | 'counterpart';

export type Command =
  | { name: 'apply'; slot: Slot }
  | { name: 'open' | 'accept' | 'reject' | 'cancel' | 'withdraw'; slot: Slot; by: By }
  | { name: 'schedule'; slot: Slot; by: By; offer: number }
  | { name: 'choose'; slot: Slot; by: By; date: OfferedDate }
  | { name: 'delete'; slot: Slot; by: By }
  | { name: 'verify' | 'refuse'; organization: Number2 };

export type SlotCommand = Extract<Command, { slot: unknown }>;

export interface Person {
  role: 'organization' | 'student';
  at: Number2;
}

const studentsOwn = new Set<Command['name']>(['apply', 'choose', 'withdraw']);

/** The one who gives a command about a slot. */
export function giverOf(command: SlotCommand): Person {
  const { name, slot } = command;
  const by = 'by' in command ? command.by : 'rightful';
  const isStudents = studentsOwn.has(name);
  const student: Person = { role: 'student', at: slot.student };
  const organization: Person = { role: 'organization', at: slot.organization };
  const [own, other] = isStudents ? [student, organization] : [organization, student];
  if (by === 'counterpart') return other;
  return by === 'rightful' ? own : { role: own.role, at: own.at === 0 ? 1 : 0 };
}

/** How many sets of dates there are to offer. */
export const offerCount = 3;

/** Plain objects, which a failure prints in fewer words. */
const record = <T>(model: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) =>
  fc.record<T>(model, { noNullPrototype: true });

const number2 = fc.constantFrom<Number2>(0, 1);
const slot: fc.Arbitrary<Slot> = record({ student: number2, organization: number2 });
const by = fc.oneof(
  { weight: 10, arbitrary: fc.constant<By>('rightful') },
  { weight: 1, arbitrary: fc.constantFrom<By>('rival', 'counterpart') },
);
const plain = <Name extends 'open' | 'accept' | 'reject' | 'cancel' | 'withdraw' | 'delete'>(
  name: Name,
) => record({ name: fc.constant(name), slot, by });

export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: record({ name: fc.constant('apply' as const), slot }) },
  {
    weight: 14,
    arbitrary: record({
      name: fc.constant('schedule' as const),
      slot,
      by,
      offer: fc.nat({ max: offerCount - 1 }),
    }),
  },
  {
    weight: 12,
    arbitrary: record({
      name: fc.constant('choose' as const),
      slot,
      by,
      date: fc.constantFrom(...offeredDates),
    }),
  },
  { weight: 6, arbitrary: plain('open') },
  { weight: 8, arbitrary: plain('cancel') },
  { weight: 3, arbitrary: plain('accept') },
  { weight: 2, arbitrary: plain('reject') },
  { weight: 2, arbitrary: plain('withdraw') },
  { weight: 1, arbitrary: plain('delete') },
  {
    weight: 1,
    arbitrary: record({ name: fc.constant('refuse' as const), organization: number2 }),
  },
  {
    weight: 4,
    arbitrary: record({ name: fc.constant('verify' as const), organization: number2 }),
  },
);

/** Commands that are given at once, or the days until the next of an interview's dates is over. */
export type Step = Command[] | { passed: Slot };

/** With these a sequence begins, so that there is something to command. */
const applications: Command[] = [
  { name: 'apply', slot: { student: 0, organization: 0 } },
  { name: 'apply', slot: { student: 1, organization: 1 } },
  { name: 'apply', slot: { student: 1, organization: 0 } },
];

/** So many commands, up to three of them at once, now and then with days between. */
export const steps = (commandCount: number): fc.Arbitrary<Step[]> =>
  fc
    .tuple(
      fc.array(command, { minLength: commandCount, maxLength: commandCount }),
      fc.array(
        record({
          size: fc.integer({ min: 1, max: 3 }),
          passed: fc.option(slot, { freq: 4, nil: null }),
        }),
        { minLength: commandCount, maxLength: commandCount },
      ),
    )
    .map(([commands, cuts]) => {
      const made: Step[] = [applications];
      for (let from = 0, at = 0; from < commands.length; at += 1) {
        const { size, passed } = cuts[at] ?? { size: 1, passed: null };
        made.push(commands.slice(from, from + size));
        if (passed) made.push({ passed });
        from += size;
      }
      return made;
    });
