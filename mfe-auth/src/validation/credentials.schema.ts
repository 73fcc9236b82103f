import { object, string } from 'yup';
import { limits } from '../generated/limits.ts';
import { requiredText } from './text-rules.ts';

const { minLength, maxLength } = limits.register.password;

export const emailRule = requiredText('Email', limits.register.email).email(
  'Enter an email address, such as name@example.com.',
);

export const passwordHint = `At least ${minLength} characters.`;

export const passwordRule = string()
  .required('Password is required.')
  .min(minLength, `The password needs at least ${minLength} characters.`)
  .max(maxLength, `The password can have at most ${maxLength} characters.`);

export const passwordSchema = object({ password: passwordRule });
