import { createHash } from 'node:crypto';
import type { organizations } from '../../db/tables/organizations.table.ts';
import { ApiError } from '../../errors.ts';

type Row = typeof organizations.$inferSelect;

/** What an operator checks. */
type Checked = Pick<Row, 'id' | 'submittedAt' | 'companyName' | 'companyCacNumber'>;

/**
 * Names what an operator checks, as it stands: another company name or CAC number, or the same
 * handed in anew, has another revision.
 * @returns twelve hexadecimal digits.
 */
export function revisionOf({ id, submittedAt, companyName, companyCacNumber }: Checked): string {
  return createHash('sha256')
    .update(JSON.stringify([id, submittedAt.toISOString(), companyName, companyCacNumber]))
    .digest('hex')
    .slice(0, 12);
}

/** 409: what would be decided about is not, or not surely, what was looked at. */
export class OrganizationChangedError extends ApiError {
  readonly companyName: string;
  readonly companyCacNumber: string;
  readonly revision: string;

  constructor(organization: Checked) {
    const { companyName, companyCacNumber } = organization;
    const revision = revisionOf(organization);
    super(
      409,
      'ORGANIZATION_CHANGED',
      `The organization has changed what is checked. It is now ${companyName}, ${companyCacNumber}, revision ${revision}.`,
    );
    this.companyName = companyName;
    this.companyCacNumber = companyCacNumber;
    this.revision = revision;
  }
}

/**
 * Makes sure that a decision is about what the operator has looked at.
 * @param seen the revision that was looked at. Without one the decision is about what was handed
 * in, which holds until that is changed while it waits.
 * @throws OrganizationChangedError if it may have been something else.
 */
export function requireSeen(organization: Row, seen: string | undefined): void {
  const isSame =
    seen === undefined ? organization.amendedAt === null : seen === revisionOf(organization);
  if (!isSame) throw new OrganizationChangedError(organization);
}
