import { Type } from 'typebox';
import { MessageAnswer } from '../../schema/answers.ts';
import {
  Id,
  lineText,
  nameText,
  nullable,
  oneOf,
  ref,
  strictObject,
  verifications,
} from '../../schema/values.ts';
import { Phone } from '../accounts/phone.ts';

/** Corporate Affairs Commission number: RC, BN or IT and digits; older ones stand without. */
export const CacNumber = Type.String({
  minLength: 4,
  maxLength: 20,
  pattern: '^ *(?:(?:[Rr][Cc]|[Bb][Nn]|[Ii][Tt])[ /-]*)?[0-9](?:[ /-]*[0-9]){3,11} *$',
});

/** Interviews are held on Google Meet; no other address is taken. */
export const InterviewLink = Type.String({
  maxLength: 200,
  pattern: '^(?:|https://meet\\.google\\.com/[A-Za-z0-9/_?=&.-]+)$',
});

export const organizationFields = {
  company_name: nameText(160),
  phone: Phone,
  company_street_address: lineText(240),
  company_state: lineText(60),
  company_cac_number: CacNumber,
  interview_link: Type.Optional(nullable(InterviewLink)),
};

export const Organization = Type.Object(
  {
    id: Id,
    company_name: Type.String(),
    company_state: Type.String(),
    company_street_address: Type.String(),
    phone: Type.String(),
    company_cac_number: Type.String(),
    interview_link: nullable(Type.String()),
    timezone: Type.String(),
    verification: oneOf(verifications),
    refusal_reason: nullable(Type.String()),
  },
  { $id: 'Organization' },
);

/** IANA name of a time zone, such as Africa/Lagos; without one it stays as it is. */
const Timezone = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$',
});

/**
 * A CAC number that is left out stays as it is. `user_id` and `org_id` may be named by old clients;
 * they must be the caller's.
 */
export const OrganizationUpdate = strictObject(
  {
    ...organizationFields,
    company_cac_number: Type.Optional(CacNumber),
    timezone: Type.Optional(Timezone),
    user_id: Type.Optional(Id),
    org_id: Type.Optional(Id),
  },
  { $id: 'OrganizationUpdate' },
);

export const OrganizationUpdated = Type.Object(
  { message: MessageAnswer.properties.message, organization: ref(Organization) },
  { $id: 'OrganizationUpdated' },
);

export const organizationSchemas = [Organization, OrganizationUpdate, OrganizationUpdated];
