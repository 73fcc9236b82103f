import {
  changesOf,
  limits,
  startOf,
  type Begun,
  type Organization,
  type UpdateOrganizationApiArg,
} from '@ifj/shared-api';
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

export type BegunProfile = ProfileValues & Begun;

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

/** An organization with what was changed in its form since that began. */
export function changedProfile(values: BegunProfile, latest: Organization): ProfileValues {
  return { ...profileValues(latest), ...changesOf(values, startOf(values)) };
}

/**
 * What a filled form sends: trimmed, no link instead of an empty one, and a CAC number if any. What
 * may be left out is sent only where it was changed; of the rest, what was not is as in `latest`.
 */
export function profileBody(
  values: BegunProfile,
  latest: Organization,
): UpdateOrganizationApiArg['body'] {
  const {
    company_cac_number: cacNumber,
    interview_link: link,
    timezone,
    ...required
  } = profileSchema.cast(changedProfile(values, latest), { stripUnknown: true });
  const changes = changesOf(values, startOf(values));
  return {
    ...required,
    ...('company_cac_number' in changes && cacNumber !== '' && { company_cac_number: cacNumber }),
    ...('interview_link' in changes && { interview_link: link === '' ? null : link }),
    ...('timezone' in changes && { timezone }),
  };
}
