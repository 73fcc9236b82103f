import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildApp } from './app.ts';
import { schools } from './features/reference/schools.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import {
  registerOrganization,
  registerPendingOrganization,
  registerStudent,
  type TestAccount,
} from './testing/accounts.ts';
import { withoutDatabase } from './testing/routes.ts';

let api: TestApp;
let student: TestAccount;

beforeAll(async () => {
  api = await createTestApp();
  student = await registerStudent(api);
});
afterAll(() => api.close());

describe('access', () => {
  test('a route that declares no policy cannot be registered', async () => {
    const app = await buildApp(withoutDatabase(api.folder));
    expect(() => app.get('/IFJ/api/open-door', async () => 'come in')).toThrow(
      /declares no access policy/,
    );
    await app.close();
  });

  /** A visit of a browser is led on, whatever happened; the page that it comes to tells. */
  const leadsOn = (responses: object) => Object.keys(responses).join() === '303';

  test('each call has an operation id of its own and answers for every refusal', () => {
    const document = api.app.swagger() as unknown as {
      paths: Record<string, Record<string, { operationId: string; responses: object }>>;
    };
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operationId, responses } of operations) {
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
      const refusals = leadsOn(responses) ? ['303'] : ['429', '500', '503'];
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(refusals));
    }
  });
});

describe('answers', () => {
  test('health', async () => {
    expect((await api.call('GET', '/health/live')).json()).toEqual({ status: 'ok' });
    expect((await api.call('GET', '/health/ready')).json()).toEqual({ status: 'ok' });
  });

  test('an unknown path and an unknown method answer 404 in the one shape', async () => {
    for (const answer of [await api.call('GET', '/nothing'), await api.call('DELETE', '/login')]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        error: 'Not found.',
        message: 'Not found.',
        code: 'NOT_FOUND',
      });
    }
  });

  test('carry the request id and may not be kept on the way', async () => {
    const given = 'request-from-gateway-1';
    const answer = await api.call('GET', '/me', {
      token: student.token,
      headers: { 'x-request-id': given },
    });
    expect(answer.headers).toMatchObject({
      'x-request-id': given,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const odd = await api.call('GET', '/me', { headers: { 'x-request-id': 'a b\tc' } });
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('the OpenAPI document is served', async () => {
    const document = (await api.call('GET', '/openapi.json')).json<{ paths: object }>();
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/IFJ/api/login', '/IFJ/api/auth/register', '/IFJ/api/all_users']),
    );
  });
});

describe('reference data', () => {
  test('locations are the 36 states and the capital territory', async () => {
    const { data } = (await api.call('GET', '/locations')).json<{ data: { name: string }[] }>();
    expect(data).toHaveLength(37);
    expect(data).toContainEqual({ name: 'Lagos' });
    expect(data).toContainEqual({ name: 'Federal Capital Territory' });
  });

  test('schools have ids that stand once, universities, polytechnics and colleges', async () => {
    const { data } = (await api.call('GET', '/schools')).json<{
      data: { id: number; sc_name: string }[];
    }>();
    expect(data).toEqual(schools);
    expect(data.length).toBeGreaterThanOrEqual(150);
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
    expect(new Set(data.map(({ sc_name }) => sc_name)).size).toBe(data.length);
    for (const kind of [/University/, /Polytechnic/, /College of Education/]) {
      expect(data.filter(({ sc_name }) => kind.test(sc_name)).length).toBeGreaterThan(20);
    }
  });

  test('company names are those of verified organizations, each once', async () => {
    await registerOrganization(api, { company_name: 'Aba Leather Works' });
    await registerOrganization(api, { company_name: 'Aba Leather Works' });
    await registerPendingOrganization(api, { company_name: 'Not Approved Yet' });
    const { data } = (await api.call('GET', '/company_names')).json<{ data: string[] }>();
    expect(data.filter((name) => name === 'Aba Leather Works')).toHaveLength(1);
    expect(data).not.toContain('Not Approved Yet');
  });
});

describe('bad input', () => {
  const login = (payload: string, type = 'application/json') =>
    api.call('POST', '/login', { payload, headers: { 'content-type': type } });

  test.each([
    ['no JSON', '{"email":', 400],
    ['nothing', '', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['a prototype', '{"__proto__":{"admin":true},"email":"a@b.co","password":"x"}', 400],
    ['a number', '{"email":5,"password":"x"}', 400],
    ['a NUL', String.raw`{"email":"a\u0000@b.co","password":"x"}`, 400],
    ['half a pair', String.raw`{"email":"a@b.co","password":"\ud800"}`, 400],
    ['an unknown field', '{"email":"a@b.co","password":"x","role":"operator"}', 400],
    ['a long field', JSON.stringify({ email: 'a'.repeat(300), password: 'x' }), 400],
    ['a deep body', `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)},"password":"x"}`, 400],
    [
      'a thousand fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`f${at}`, at]))),
      400,
    ],
    [
      'fields of every object',
      '{"email":"a@b.co","password":"x","constructor":1,"toString":2}',
      400,
    ],
    ['a huge body', JSON.stringify({ email: 'a'.repeat(1_000_000), password: 'x' }), 413],
  ])('%s is refused without a 500', async (_what, payload, status) => {
    const answer = await login(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ error: string; message: string }>()).toMatchObject({
      error: expect.any(String),
      message: expect.any(String),
      code: expect.any(String),
    });
  });

  test('another type of content is refused', async () => {
    expect((await login('<email/>', 'text/xml')).statusCode).toBe(415);
    expect((await login('email=a', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  });

  test('the refusal names the field and says why', async () => {
    const answer = await login('{"email":"a@b.co","password":"x","role":"operator"}');
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { role: 'role is not a field of this call.' },
    });
  });

  test('a malformed id answers as one that does not exist', async () => {
    for (const id of ['1', '%00', '%', 'x'.repeat(500), '../../etc']) {
      const path = `/student/${encodeURIComponent(id)}/update`.replace('%25/', '%/');
      const answer = await api.call('PUT', path, { token: student.token, payload: {} });
      expect(answer.statusCode).toBe(404);
    }
  });
});
