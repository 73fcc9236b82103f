import { object } from 'yup';
import { emailRule, passwordRule } from '../../validation/credentials.schema.ts';
import type { RefusedEmail } from './refused-email.ts';

/** @param refused an email that the api has already refused: it stays wrong, with that text */
export const signUpSchema = (refused: RefusedEmail | null) =>
  object({
    email: refused === null ? emailRule : emailRule.notOneOf([refused.email], refused.text),
    password: passwordRule,
  });
