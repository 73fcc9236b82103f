import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registerOperator, registerOrganization, registerStudent } from '../testing/accounts.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { routeTable, type Route } from '../testing/routes.ts';

let api: TestApp;
let tokens: { student: string; organization: string; operator: string };

beforeAll(async () => {
  api = await createTestApp();
  tokens = {
    student: (await registerStudent(api)).token,
    organization: (await registerOrganization(api)).token,
    operator: await registerOperator(api),
  };
}, 60_000);
afterAll(() => api.close());

function tokenFor({ policy }: Route): string {
  if (policy === 'operator') return tokens.operator;
  return policy.endsWith('organization') ? tokens.organization : tokens.student;
}

const id = '0198c0de-0000-7000-8000-000000000000';
const headers = { 'content-type': 'application/json' };

async function answersTo(payload: string) {
  const routes = (await routeTable(api.folder)).filter(({ method }) => method !== 'GET');
  return Promise.all(
    routes.map(async (route) => {
      const path = route.path.replace(/:\w+/, id);
      const call = { payload, headers, token: tokenFor(route) };
      const answer = await api.call(route.method as 'POST', path, call);
      return { name: `${route.method} ${route.path}`, answer };
    }),
  );
}

test.each([
  ['lists', '['.repeat(30_000) + ']'.repeat(30_000)],
  ['objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
])('a body of nested %s is refused by every call', async (_what, payload) => {
  const answers = await answersTo(payload);
  expect(answers.length).toBeGreaterThan(20);
  for (const { name, answer } of answers) {
    expect([name, answer.statusCode, answer.body]).toEqual([
      name,
      400,
      expect.stringContaining('"message":"What was sent is nested too deeply."'),
    ]);
  }
});

test('a body that a call does not look at may have some depth', async () => {
  const { token } = await registerStudent(api);
  const payload = { device: { name: 'phone', screens: [{ width: 360 }] } };
  expect((await api.call('POST', '/logout', { token, payload })).statusCode).toBe(204);
});
