import { meetLinkProblems } from '@ifj/shared-api';
import { object, string, type InferType } from 'yup';
import { limits } from '../../generated/limits.ts';
import { phoneRule } from '../../validation/phone-rule.ts';
import { requiredPattern, requiredText } from '../../validation/text-rules.ts';

const { company_name, company_street_address, company_state, company_cac_number, interview_link } =
  limits.register;

const interviewLinkRule = string()
  .trim()
  .max(interview_link.maxLength, meetLinkProblems.tooLong(interview_link.maxLength))
  .matches(new RegExp(interview_link.pattern), {
    message: meetLinkProblems.noMeetLink,
    excludeEmptyString: true,
  })
  .default('');

export const companySchema = object({
  company_name: requiredText('Company name', company_name),
  phone: phoneRule,
  company_street_address: requiredText('Address', company_street_address),
  company_state: requiredText('State', company_state),
  company_cac_number: requiredPattern(
    'CAC number',
    company_cac_number,
    'Enter the number as it stands on your certificate, such as RC123456 or BN1234567.',
  ),
  interview_link: interviewLinkRule,
});

export type CompanyValues = InferType<typeof companySchema>;

export const emptyCompany: CompanyValues = {
  company_name: '',
  phone: '',
  company_street_address: '',
  company_state: '',
  company_cac_number: '',
  interview_link: '',
};

/** The values as the api takes them: trimmed, and no link instead of an empty one. */
export function companyBody(values: CompanyValues) {
  const { interview_link: link, ...rest } = companySchema.cast(values, { stripUnknown: true });
  return { ...rest, interview_link: link === '' ? null : link };
}
