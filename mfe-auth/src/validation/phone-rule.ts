import { limits } from '../generated/limits.ts';
import { requiredPattern } from './text-rules.ts';

export const phoneRule = requiredPattern(
  'Mobile number',
  limits.register.phone,
  'Enter a mobile number of 7 to 15 digits, such as 08031234567 or +2348031234567.',
);
