import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { steps, type Command, type Step } from '../../testing/lifecycle/commands.ts';
import { nameOf, newModel, normal, pass, play, type Model } from '../../testing/lifecycle/model.ts';
import { World } from '../../testing/lifecycle/world.ts';
import {
  applicationStatuses,
  lifecycle,
  type ApplicationStatus,
  type MoveName,
} from './lifecycle.ts';

/** The table as it was decided, written a second time and by hand. */
const decided: [
  from: ApplicationStatus,
  by: 'student' | 'organization',
  move: MoveName,
  to: string,
][] = [
  ['Applied', 'organization', 'open', 'Viewed'],
  ['Applied', 'organization', 'schedule', 'Interview'],
  ['Viewed', 'organization', 'schedule', 'Interview'],
  ['Interview', 'organization', 'reschedule', 'Interview'],
  ['Interview', 'organization', 'cancelInterview', 'Viewed'],
  ['Applied', 'organization', 'accept', 'Accepted'],
  ['Viewed', 'organization', 'accept', 'Accepted'],
  ['Interview', 'organization', 'accept', 'Accepted'],
  ['Applied', 'organization', 'reject', 'Rejected'],
  ['Viewed', 'organization', 'reject', 'Rejected'],
  ['Interview', 'organization', 'reject', 'Rejected'],
  ['Applied', 'student', 'withdraw', 'Withdrawn'],
  ['Viewed', 'student', 'withdraw', 'Withdrawn'],
  ['Interview', 'student', 'withdraw', 'Withdrawn'],
];

test('the table holds what was decided, and nothing else', () => {
  const held = Object.entries(lifecycle).flatMap(([name, move]) =>
    Object.keys(move.from).map((from) => [from, move.by, name, move.to].join(' ')),
  );
  expect(held.sort()).toEqual(decided.map((row) => row.join(' ')).sort());
  expect(lifecycle.accept.from.Interview).toBe('interview day is past');
});

test('final statuses are left by no move, and Open is reached by none', () => {
  for (const move of Object.values(lifecycle)) {
    expect(Object.keys(move.from)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(Accepted|Rejected|Withdrawn|Open)$/)]),
    );
    expect(move.to).not.toBe('Open');
  }
});

const sequenceCount = process.env['LONG'] ? 2_000 : 100;
const commandCount = 30;
/** Each with people of its own, side by side. */
const worldCount = 4;
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** Every order in which commands that were given at once may have been carried out. */
function orders(count: number): number[][] {
  if (count === 0) return [[]];
  return orders(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => order.toSpliced(at, 0, count - 1)),
  );
}

const isSame = (one: Model, other: Model) =>
  JSON.stringify(normal(one)) === JSON.stringify(normal(other));

/** The model after those orders that explain what was answered and what is seen now. */
function explain(before: Model, given: Command[], answers: number[], seen: Model) {
  for (const order of orders(given.length)) {
    const model = structuredClone(before);
    const expected = play(
      model,
      order.map((at) => given[at]).filter((one) => one !== undefined),
    );
    const isAnswered = order.every((at, place) => answers[at] === expected[place]);
    if (isAnswered && isSame(model, seen)) return model;
  }
  return undefined;
}

async function run(world: World, sequence: Step[]) {
  await world.begin();
  let model = newModel();
  const given: string[] = [];
  for (const step of sequence) {
    if ('passed' in step) {
      await world.pass(step.passed);
      pass(model, step.passed);
      given.push(`days pass for ${nameOf(step.passed)}`);
      continue;
    }
    const answers = await Promise.all(step.map((one) => world.give(one)));
    given.push(...step.map((one, at) => `${JSON.stringify(one)} answered ${answers[at]}`));
    const seen = await world.look();
    const after = explain(model, step, answers, seen);
    if (!after) {
      const expected = structuredClone(model);
      const answer = play(expected, step);
      // One after the other would have been this; the difference shows what is wrong.
      expect({ given, answers, ...normal(seen) }).toEqual({
        given,
        answers: answer,
        ...normal(expected),
      });
    }
    model = after ?? model;
  }
}

describe('random commands of two organizations, two students and an operator', () => {
  let api: TestApp;
  let worlds: World[];

  beforeAll(async () => {
    api = await createTestApp();
    worlds = [];
    for (let at = 0; at < worldCount; at += 1) worlds.push(await World.create(api));
  }, 60_000);
  afterAll(() => api.close());

  test(
    `${sequenceCount} sequences of ${commandCount} by calls, up to three at once (SEED=${seed})`,
    async () => {
      await Promise.all(
        worlds.map((world, at) =>
          fc.assert(
            fc.asyncProperty(steps(commandCount), (sequence) => run(world, sequence)),
            { numRuns: sequenceCount / worldCount, seed: seed + at, endOnFailure: true },
          ),
        ),
      );
    },
    sequenceCount * 3_000,
  );
});

test('every status has a place in the lifecycle', () => {
  const known = new Set<string>(['Applied', 'Open']);
  for (const { to } of Object.values(lifecycle)) known.add(to);
  expect([...known].sort()).toEqual([...applicationStatuses].sort());
});
