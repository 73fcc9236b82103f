import { expect, test } from '@jest/globals';
import { failureReason } from './failure-reason.ts';

const away = { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' };

test.each([
  ['Failed to fetch jobs. Please try again.', 'We could not reach the server.'],
  [
    'Error fetching interviews:',
    'We could not reach the server. Check your connection and try again.',
  ],
])('%s is followed by the reason, and by one advice to try again', (words, reason) => {
  expect(failureReason(away, words)).toBe(reason);
});
