import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Id, nullable, strictObject } from '../schema/values.ts';
import { failuresPlugin } from './failures.ts';
import { schemaController } from './schema-compilers.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ schemaController });
  await app.register(failuresPlugin);
  const slow = Type.Optional(Type.String({ maxLength: 10, pattern: '^(a+)+$' }));
  const body = strictObject({ slow, id: Type.Optional(nullable(Id)) });
  const params = Type.Object({ id: Id });
  app.post('/things/:id', { schema: { body, params } }, async (request) => request.params);
  app.post('/bodies', { schema: { body } }, async (request) => request.body);
});
afterAll(() => app.close());

const id = '0199aaaa-0000-7000-8000-000000000abc';
const post = async (url: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url, payload });
  return [answer.statusCode, answer.json<{ fields?: object }>()] as const;
};

test('a text that is too long is not asked whether it has the form', async () => {
  const start = Date.now();
  const [status, { fields }] = await post('/bodies', { slow: `${'a'.repeat(60)}!` });
  expect([status, fields]).toEqual([400, { slow: 'slow must have at most 10 characters.' }]);
  expect(Date.now() - start).toBeLessThan(1_000);
});

test('a shorter one is', async () => {
  const [status, { fields }] = await post('/bodies', { slow: 'aaa!' });
  expect([status, fields]).toEqual([400, { slow: 'slow does not have the expected form.' }]);
  expect(await post('/bodies', { slow: 'aaa' })).toEqual([200, { slow: 'aaa' }]);
});

test('ids in capitals are the same ids', async () => {
  expect(await post(`/things/${id.toUpperCase()}`, {})).toEqual([200, { id }]);
  expect(await post('/bodies', { id: id.toUpperCase() })).toEqual([200, { id }]);
  expect(await post('/bodies', { id: null })).toEqual([200, { id: null }]);
});

test.each([`urn:uuid:${id}`, `${id}0`, 'nonsense', 'x'.repeat(80)])('%s is no id', async (text) => {
  expect((await post(`/things/${text}`, {}))[0]).toBe(404);
  expect((await post('/bodies', { id: text }))[0]).toBe(400);
});
