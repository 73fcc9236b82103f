import type { Static } from 'typebox';
import { invalid, type FieldTexts } from '../../errors.ts';
import { isLocation } from '../reference/locations.ts';
import { organizationFields } from '../organizations/organization.schema.ts';
import { studentFields } from '../students/student.schema.ts';
import { commonPasswordText, isCommonPassword } from './common-passwords.ts';
import type { RegisterBody } from './account.schema.ts';

type Whole = Static<typeof RegisterBody>;
/** One without an email and a password is vouched for by a provider. */
type Registration = Omit<Whole, 'email' | 'password'> & Partial<Whole>;

const optional = new Set(['sex', 'interview_link']);
const label = (name: string) => name.replaceAll('_', ' ');

/**
 * Checks what the schema cannot say: each role's own fields, required and none of the other's,
 * and values that depend on data.
 * @throws 400 with one text per field.
 */
export function checkRegistration(body: Registration): void {
  const own = Object.keys(body.role === 'student' ? studentFields : organizationFields);
  const other = Object.keys(body.role === 'student' ? organizationFields : studentFields);
  const given = new Set(Object.keys(body));
  const fields: FieldTexts = {};
  for (const name of own) {
    if (!given.has(name) && !optional.has(name)) fields[name] = `${label(name)} is required.`;
  }
  for (const name of other) {
    if (given.has(name) && !own.includes(name)) {
      fields[name] = `${label(name)} is not a field of a ${body.role}.`;
    }
  }
  if (body.company_state !== undefined && !isLocation(body.company_state)) {
    fields['company_state'] ??= 'company state must be one of the listed states.';
  }
  if (body.password !== undefined && isCommonPassword(body.password)) {
    fields['password'] = commonPasswordText;
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
