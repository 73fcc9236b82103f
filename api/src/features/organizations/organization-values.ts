import type { Static } from 'typebox';
import type { organizations } from '../../db/tables/organizations.table.ts';
import type { OrganizationUpdate } from './organization.schema.ts';

type OrganizationFields = Partial<
  Omit<Static<typeof OrganizationUpdate>, 'user_id' | 'org_id' | 'timezone'>
>;

/**
 * The wire's organization fields as columns. An interview link that is not named stays as it is.
 * @throws if a required one is missing.
 */
export function organizationValues(
  fields: OrganizationFields,
): Pick<
  typeof organizations.$inferInsert,
  | 'companyName'
  | 'companyState'
  | 'companyStreetAddress'
  | 'phone'
  | 'companyCacNumber'
  | 'interviewLink'
> {
  const { company_name, company_state, company_street_address, phone, company_cac_number } = fields;
  if (!company_name || !company_state || !company_street_address || !phone || !company_cac_number) {
    throw new Error('An organization lacks a required field.');
  }
  return {
    companyName: company_name.trim().replace(/\s+/g, ' '),
    companyState: company_state,
    companyStreetAddress: company_street_address.trim(),
    phone: phone.trim(),
    companyCacNumber: company_cac_number.replace(/[ /-]/g, '').toUpperCase(),
    interviewLink:
      fields.interview_link === undefined ? undefined : fields.interview_link?.trim() || null,
  };
}
