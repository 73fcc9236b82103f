import { describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { operations } from '../generated/operations.ts';
import { readSession, writeSession } from '../session/stored-session.ts';
import { makeStore } from '../store.ts';
import {
  apiError,
  apiServer,
  organizationFactory,
  respond,
  sessionAnswerFactory,
  userFactory,
} from '../testing/index.ts';
import { apiAddress } from './base-query.ts';
import { describeError } from './describe-error.ts';
import { isOfEndedSession } from './follow-refusal.ts';

const { getMe, listJobs, changePassword, markNotification } = operations.endpoints;
const unverified = apiError('ORGANIZATION_UNVERIFIED', 'Wait.');
const signedOut = apiError('UNAUTHENTICATED', 'Please log in.');
const body = { current_password: 'old words', new_password: 'new words' };

function storeOf(role: 'organization' | 'student') {
  writeSession(sessionAnswerFactory({ role }));
  return makeStore();
}

/** Counts how often `me` is asked for. */
function countMe(...answers: [body: object, status: number][]) {
  const count = { asked: 0 };
  apiServer.use(
    http.get(`${apiAddress}/me`, () => {
      const [answer, status] = answers[count.asked] ?? answers.at(-1) ?? [{}, 500];
      count.asked += 1;
      return HttpResponse.json(answer, { status });
    }),
  );
  return count;
}

describe('a 403', () => {
  test.each([
    ['of a student', 'student', unverified],
    ['with another code', 'organization', apiError('FORBIDDEN', 'No.')],
    ['of something in between', 'organization', '<html>'],
  ] as const)('%s marks nobody as unverified', async (_whose, role, answer) => {
    const store = storeOf(role);
    apiServer.use(respond.get('/jobs', answer, 403));
    await store.dispatch(listJobs.initiate({}));
    expect(store.getState().session.unverified).toBe(false);
  });

  test('of an older session says nothing of the newer one', async () => {
    const store = storeOf('organization');
    apiServer.use(
      http.get(`${apiAddress}/jobs`, () => {
        writeSession(sessionAnswerFactory({ role: 'organization', token: 'newer' }));
        return HttpResponse.json(unverified, { status: 403 });
      }),
    );
    await store.dispatch(listJobs.initiate({}));
    expect(store.getState().session.unverified).toBe(false);
  });

  test('asks for `me` anew, which was held as verified', async () => {
    const store = storeOf('organization');
    const organization = organizationFactory({ verification: 'pending' });
    const { user_id } = userFactory();
    const count = countMe(
      [userFactory({ user_id, organization, verified: 1 }), 200],
      [userFactory({ user_id, organization, verified: 0 }), 200],
    );
    apiServer.use(respond.get('/jobs', unverified, 403));
    await store.dispatch(getMe.initiate());
    await store.dispatch(listJobs.initiate({}));
    await waitFor(() => expect(getMe.select()(store.getState()).data?.verified).toBe(0));
    expect(count.asked).toBe(2);
    expect(store.getState().session.unverified).toBe(true);
  });

  test('of `me` itself is not asked for without end', async () => {
    const store = storeOf('organization');
    const count = countMe([unverified, 403]);
    await store.dispatch(getMe.initiate());
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(count.asked).toBe(1);
  });
});

describe('a 401', () => {
  test.each([
    ['<html>Sign in to this network</html>'],
    [apiError('PROXY', 'x')],
    [apiError('INVALID_CREDENTIALS', 'The email or the password is not right.')],
  ])('that is not of the session leaves it: %j', async (answer) => {
    const store = storeOf('student');
    apiServer.use(respond.get('/me', answer, 401));
    await store.dispatch(getMe.initiate());
    expect(store.getState().session.userId).not.toBeNull();
    expect(readSession().userId).not.toBeNull();
  });

  test('of a call that changes something is told as what it is, then ends the session', async () => {
    const store = storeOf('student');
    apiServer.use(respond.post('/password', signedOut, 401));
    const { error } = await store.dispatch(changePassword.initiate({ body }));
    expect(describeError(error)).toMatchObject({ status: 401, message: 'Please log in.' });
    expect(isOfEndedSession(error)).toBe(true);
    await waitFor(() => expect(store.getState().session).toMatchObject({ ended: 'expired' }));
  });

  test('ends what else is under way, which is known to be for that', async () => {
    const store = storeOf('student');
    let answerLate = (): void => undefined;
    apiServer.use(
      respond.post('/password', signedOut, 401),
      http.patch(
        `${apiAddress}/notifications/:id`,
        () =>
          new Promise<Response>((resolve) => {
            answerLate = () => resolve(HttpResponse.json({}));
          }),
      ),
    );
    const other = store.dispatch(markNotification.initiate({ id: '1', body: { read: true } }));
    await store.dispatch(changePassword.initiate({ body }));
    const { error } = await other;
    answerLate();
    expect(isOfEndedSession(error)).toBe(true);
  });
});

test.each([
  [undefined],
  [{ status: 'CUSTOM_ERROR', error: 'aborted' }],
  [{ status: 'FETCH_ERROR', error: 'x' }],
  [{ status: 409, data: apiError('CONFLICT', 'No.') }],
])('%j is not of a session that ended', (error) => {
  expect(isOfEndedSession(error)).toBe(false);
});
