import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { actors, expectations, type Actor } from './testing/access/expectations.ts';
import { expectedStatus, idKinds, letIn, type IdKind } from './testing/access/expected.ts';
import { House } from './testing/access/house.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { routeTable, type Route } from './testing/routes.ts';

let api: TestApp;
let house: House;
let routes: Route[];

beforeAll(async () => {
  api = await createTestApp();
  house = await House.create(api);
  routes = await routeTable(api.folder);
}, 120_000);
afterAll(() => api.close());

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

test('every call declares who may make it, here and in the code', () => {
  const declared = Object.entries(expectations).map(([name, { policy }]) => `${name} ${policy}`);
  const held = routes.map((route) => `${nameOf(route)} ${route.policy}`);
  expect(held.sort()).toEqual(declared.sort());
});

interface Cell {
  route: Route;
  actor: Actor;
  kind: IdKind;
}

/** @returns what is wrong with a cell, if something is. */
async function problemOf({ route, actor, kind }: Cell): Promise<string | undefined> {
  const expectation = expectations[nameOf(route)];
  if (!expectation) return `${nameOf(route)} is not expected`;
  const given = house.givenFor(expectation.thing, kind);
  const token = await house.tokenOf(actor);
  const answer = await api.call(route.method as 'GET', route.path.replace(/:\w+/, given.id), {
    ...expectation.send?.(given),
    ...(token && { token }),
  });
  const expected = expectedStatus(expectation, actor, kind);
  const isRight =
    expected === null ? letIn.includes(answer.statusCode) : answer.statusCode === expected;
  if (isRight) return undefined;
  return `${nameOf(route)} by ${actor} with ${kind} id: ${answer.statusCode}, not ${expected ?? 'let in'}`;
}

function cellsOf(route: Route): Cell[] {
  const hasId = expectations[nameOf(route)]?.thing !== undefined;
  const kinds = hasId ? idKinds : (['own'] as const);
  return actors.flatMap((actor) => kinds.map((kind) => ({ route, actor, kind })));
}

test('every call, by everyone, with every kind of id', async () => {
  const problems: (string | undefined)[] = [];
  const check = async (route: Route) => {
    for (const cell of cellsOf(route)) problems.push(await problemOf(cell));
  };
  const endsSessions = (route: Route) => expectations[nameOf(route)]?.endsSessions === true;
  await Promise.all(routes.filter((route) => !endsSessions(route)).map(check));
  for (const route of routes.filter(endsSessions)) await check(route);
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  expect(problems.length).toBeGreaterThan(900);
});
