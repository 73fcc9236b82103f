import { randomBytes } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Rule } from '../gate/refusal.ts';
import type { GateHouse } from './gate-house.ts';

/** Of a release: what it needs of one library. */
export const needs = (share: string, range: string, ...names: string[]) => ({
  needs: { [share]: { range, names } },
});
/** Of a release: one call that it makes. */
export const expects = (path: string, method: string, operation: object) => ({
  gate: { expects: { paths: { [path]: { [method]: operation } } } },
});
/** Text that no compression makes much smaller. */
export const noise = (bytes: number): string => randomBytes(bytes).toString('base64');
/** Of a call: what it is sent. */
export const body = (required: string[]) => ({
  requestBody: {
    content: {
      'application/json': {
        schema: { type: 'object', required, properties: { title: { type: 'string' } } },
      },
    },
  },
});
/** Of a call: what it answers. */
export const answer = (properties: object, required = ['id']) => ({
  responses: {
    200: { content: { 'application/json': { schema: { type: 'object', required, properties } } } },
  },
});

/** Every command that would make it live refuses it in the same words and changes nothing. */
export async function expectRefusal(
  house: GateHouse,
  release: string,
  rule: Rule,
  words: string[],
): Promise<void> {
  await house.publish(release);
  const before = house.bytes();
  const [name = ''] = release.split('@');
  for (const args of [
    ['check', release],
    ['promote', release],
    ['deploy', name],
    ['deploy', '--all', '--no-build'],
  ]) {
    const { out, err, status } = await house.delivery(...args);
    expect([args[0], out, status]).toEqual([args[0], '', 3]);
    for (const word of [...words, release, 'may not go live', `, ${rule} (`, 'Way out: ']) {
      expect(err).toContain(word);
    }
  }
  const refusals = await house.refusals('check', release);
  expect(refusals.map((refusal) => refusal.rule)).toContain(rule);
  for (const refusal of refusals) {
    expect(refusal.wayOut).not.toBe('');
    expect(refusal.candidate).toBe(release);
  }
  expect(house.bytes()).toBe(before);
}

/** What is damaged in the store is refused where it is named; `deploy` would publish it anew. */
export async function expectDamage(
  house: GateHouse,
  release: string,
  words: string,
): Promise<void> {
  const before = house.bytes();
  for (const command of ['check', 'promote']) {
    const { err, status } = await house.delivery(command, release);
    expect(status).toBe(3);
    for (const word of [words, release, 'Rule 1, files', 'Way out: ']) expect(err).toContain(word);
  }
  expect(await house.refusals('promote', release)).toMatchObject([
    { rule: 'files', candidate: release, other: null },
  ]);
  expect(house.bytes()).toBe(before);
}
