import type { Organization } from '@ifj/shared-api';

type Checked = Pick<Organization, 'company_name' | 'company_cac_number'>;

/** Spelled as the api keeps it: a difference in spaces and the like is none. */
const checked = ({ company_name, company_cac_number }: Checked): string =>
  [
    company_name.trim().replace(/\s+/g, ' '),
    company_cac_number.replace(/[ /-]/g, '').toUpperCase(),
  ].join('\n');

/**
 * Whether a change takes an organization's approval away: what was checked is other now. A CAC
 * number that is left empty stays.
 */
export function asksApproval(before: Organization, typed: Checked): boolean {
  const company_cac_number = typed.company_cac_number.trim() || before.company_cac_number;
  const after = { ...typed, company_cac_number };
  return before.verification === 'approved' && checked(before) !== checked(after);
}
