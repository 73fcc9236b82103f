import { Type } from 'typebox';

/** Text, not a number: `+234…` and a leading 0 must survive. 7 to 15 digits, as E.164 has it. */
export const Phone = Type.String({
  minLength: 7,
  maxLength: 25,
  pattern: '^\\+?(?:[ ().-]*[0-9]){7,15}[ ).]*$',
});
