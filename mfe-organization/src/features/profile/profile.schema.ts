import { limits, type Organization, type UpdateOrganizationApiArg } from '@ifj/shared-api';
import { object, string, type InferType } from 'yup';
import { meetLinkRule } from '../interviews/meet-link.schema.ts';

const lengths = limits.updateOrganization;

const wordsOf = (name: keyof typeof lengths) => name.replaceAll('_', ' ');

const text = (name: keyof typeof lengths) => {
  const { maxLength } = lengths[name];
  return string()
    .trim()
    .max(maxLength, `${wordsOf(name)} can have at most ${maxLength} characters.`);
};

/** The name of a field with spaces: "company name is required." */
const required = (name: keyof typeof lengths) =>
  text(name).required(`${wordsOf(name)} is required.`);

export const profileSchema = object({
  company_name: required('company_name'),
  company_state: required('company_state'),
  company_street_address: required('company_street_address'),
  phone: required('phone').matches(new RegExp(lengths.phone.pattern), {
    message: 'Enter a phone number of 7 to 15 digits, such as 08031234567 or +2348031234567.',
    excludeEmptyString: true,
  }),
  company_cac_number: text('company_cac_number')
    .matches(new RegExp(lengths.company_cac_number.pattern), {
      message: 'Enter the number as it stands on your certificate, such as RC123456 or BN1234567.',
      excludeEmptyString: true,
    })
    .default(''),
  interview_link: meetLinkRule(lengths.interview_link).default(''),
  timezone: required('timezone'),
});

export type ProfileValues = InferType<typeof profileSchema>;

/** A stored organization as the form shows it. */
export function profileValues(organization: Organization): ProfileValues {
  return {
    company_name: organization.company_name,
    company_state: organization.company_state,
    company_street_address: organization.company_street_address,
    phone: organization.phone,
    company_cac_number: organization.company_cac_number,
    interview_link: organization.interview_link ?? '',
    timezone: organization.timezone,
  };
}

/** What a filled form sends: trimmed, no link instead of an empty one, and a CAC number if any. */
export function profileBody(values: ProfileValues): UpdateOrganizationApiArg['body'] {
  const {
    interview_link: link,
    company_cac_number: cacNumber,
    ...rest
  } = profileSchema.cast(values, { stripUnknown: true });
  return {
    ...rest,
    ...(cacNumber !== '' && { company_cac_number: cacNumber }),
    interview_link: link === '' ? null : link,
  };
}
