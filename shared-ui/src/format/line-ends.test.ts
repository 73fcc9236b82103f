import { expect, test } from '@jest/globals';
import { withPlainLineEnds } from './line-ends.ts';

test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'a line that ends with %j ends as if it were typed',
  (end) => {
    expect(withPlainLineEnds(`Dear all,${end}${end}I write${end}`)).toBe('Dear all,\n\nI write\n');
  },
);
