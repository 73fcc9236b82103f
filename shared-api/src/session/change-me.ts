import { operations, type User } from '../generated/operations.ts';

/** Changes what is held of `me`, by what another answer has told of it. */
export const changeMe = (change: (me: User) => void) =>
  operations.util.updateQueryData('getMe', undefined, change);
