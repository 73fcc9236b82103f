import { expect, test } from '@jest/globals';
import { saveFailure } from './save-failure.ts';

const away = {
  status: 500,
  data: {
    code: 'INTERNAL',
    message: 'Something went wrong on our side. Please try again. Reference: req-1',
  },
};

test.each([
  [
    'Failed to update profile.',
    'Failed to update profile. Something went wrong on our side. Please try again. Reference: req-1',
  ],
  [
    'Not sent. Try again.',
    'Not sent. Try again. Something went wrong on our side. Reference: req-1',
  ],
])('%s is followed by the reason, and by one advice to try again', (words, message) => {
  expect(saveFailure(away, words).message).toBe(message);
});

test('a refusal has its own words', () => {
  const refusal = {
    status: 409,
    data: { code: 'TAKEN', message: 'It is taken. Try again later.' },
  };
  expect(saveFailure(refusal, 'Not sent. Try again.').message).toBe(
    'It is taken. Try again later.',
  );
});
