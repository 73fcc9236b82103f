import { dictionary } from '@zxcvbn-ts/language-common';

const commonest = new Set(dictionary['passwords-common']);

export const commonPasswordText =
  'This password is among the most common ones. Please choose another.';

/** Whether a password is among those that guessers try first, in whatever case. */
export const isCommonPassword = (password: string) => commonest.has(password.toLowerCase());
