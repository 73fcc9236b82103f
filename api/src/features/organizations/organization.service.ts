import type { Static } from 'typebox';
import { organizations } from '../../db/tables/organizations.table.ts';
import type { Database } from '../../db/client.ts';
import { invalid, notFound } from '../../errors.ts';
import { organizationView } from '../accounts/account-view.ts';
import { isLocation } from '../reference/locations.ts';
import type { Session } from '../sessions/session.service.ts';
import { isZoneKnown, lockOrganization, updateOrganization } from './organization.repository.ts';
import { organizationValues } from './organization-values.ts';
import type { Organization, OrganizationUpdate } from './organization.schema.ts';
import { zoneName } from './time-zones.ts';

type Row = typeof organizations.$inferSelect;

/**
 * What a change does to an organization's approval. What is other than was approved or refused
 * asks for a new one; what is changed while it waits goes to the end of the queue, marked.
 */
function verificationAfter(
  before: Row,
  after: Pick<Row, 'companyName' | 'companyCacNumber'>,
): Partial<Row> {
  const isSame =
    before.companyName === after.companyName && before.companyCacNumber === after.companyCacNumber;
  if (isSame && before.verification !== 'refused') return {};
  const now = new Date();
  return {
    verification: 'pending',
    refusalReason: null,
    submittedAt: now,
    amendedAt: before.verification === 'pending' ? now : null,
  };
}

/**
 * The zone as its list spells it.
 * @throws 400 for one that the platform or the database does not know.
 */
async function readTimezone(db: Database, named: string): Promise<string> {
  const zone = zoneName(named);
  if (zone === null || !(await isZoneKnown(db, zone))) {
    throw invalid({ timezone: 'timezone must be a time zone such as Africa/Lagos.' });
  }
  return zone;
}

/**
 * Changes the caller's own organization. A new name or CAC number, and any change after a refusal,
 * sends it back to pending, and to the end of those that wait.
 * @throws 404 for anybody else's, 400 for a state that is not listed or a zone that is none.
 */
export async function changeOrganization(
  db: Database,
  session: Session,
  id: string,
  body: Static<typeof OrganizationUpdate>,
): Promise<Static<typeof Organization>> {
  const isOwn =
    id === session.roleSpecificId &&
    (body.org_id ?? id) === session.roleSpecificId &&
    (body.user_id ?? session.userId) === session.userId;
  if (!isOwn) throw notFound();
  if (!isLocation(body.company_state)) {
    throw invalid({ company_state: 'company state must be one of the listed states.' });
  }
  const timezone = body.timezone && (await readTimezone(db, body.timezone));
  const row = await db.transaction(async (tx) => {
    const before = await lockOrganization(tx, id);
    if (!before) throw notFound();
    const values = organizationValues({ company_cac_number: before.companyCacNumber, ...body });
    return updateOrganization(tx, id, {
      ...values,
      timezone,
      ...verificationAfter(before, values),
    });
  });
  if (!row) throw notFound();
  return organizationView(row);
}
