import type { Database, Transaction } from '../../../db/client.ts';
import { notFound, tooManyTries } from '../../../errors.ts';
import { selectMailTo } from '../../mail/mail-queue.repository.ts';
import { admitExport } from '../../tries/try.service.ts';
import { selectAccount } from '../account.repository.ts';
import type { InTurn } from '../../../turns.ts';
import {
  jobView,
  mailView,
  ownerView,
  receivedView,
  sentView,
  takenView,
  tracesView,
} from './export-view.ts';
import { holdExport, selectAccountTraces } from './export.repository.ts';
import type { AccountExportAnswer } from './export.schema.ts';
import {
  selectDecisionsOn,
  selectDownloadsBy,
  selectJobsOf,
  selectReceived,
} from './organization-export.repository.ts';
import {
  selectDownloadsOf,
  selectFilesOf,
  selectHistoryOf,
  selectPastDownloadsOf,
  selectSent,
} from './student-export.repository.ts';

type RoleParts = Pick<
  AccountExportAnswer,
  | 'applications'
  | 'past_downloads'
  | 'jobs'
  | 'received_applications'
  | 'downloads'
  | 'verification_decisions'
>;

const nothingOfARole: RoleParts = {
  applications: null,
  past_downloads: null,
  jobs: null,
  received_applications: null,
  downloads: null,
  verification_decisions: null,
};

async function studentParts(tx: Transaction, userId: string, prefix: string): Promise<RoleParts> {
  const rows = {
    sent: await selectSent(tx, userId),
    history: await selectHistoryOf(tx, userId),
    files: await selectFilesOf(tx, userId),
    downloads: await selectDownloadsOf(tx, userId),
  };
  const past = await selectPastDownloadsOf(tx, userId);
  return {
    ...nothingOfARole,
    applications: sentView(rows, prefix),
    past_downloads: past.map((row) => ({
      company_name: row.companyName,
      kind: row.kind,
      ...takenView(row),
    })),
  };
}

async function organizationParts(tx: Transaction, orgId: string): Promise<RoleParts> {
  const decisions = await selectDecisionsOn(tx, orgId);
  const downloads = await selectDownloadsBy(tx, orgId);
  return {
    ...nothingOfARole,
    jobs: (await selectJobsOf(tx, orgId)).map(jobView),
    received_applications: (await selectReceived(tx, orgId)).map(receivedView),
    downloads: downloads.map((row) => ({
      application_id: row.applicationId,
      kind: row.kind,
      ...takenView(row),
    })),
    verification_decisions: decisions.map(({ decision, reason, createdAt }) => ({
      decision,
      reason,
      created_at: createdAt.toISOString(),
    })),
  };
}

const beingMade = () =>
  tooManyTries(10, 'Your data is being exported already. Please wait 10 seconds and try again.');

async function readAccount(
  tx: Transaction,
  userId: string,
  prefix: string,
): Promise<AccountExportAnswer> {
  const account = await selectAccount(tx, userId);
  if (!account) throw notFound('User not found');
  const { user, student, organization } = account;
  const parts = student
    ? await studentParts(tx, userId, prefix)
    : organization
      ? await organizationParts(tx, organization.id)
      : nothingOfARole;
  return {
    exported_at: new Date().toISOString(),
    ...ownerView(account),
    ...tracesView(await selectAccountTraces(tx, userId)),
    mails: (await selectMailTo(tx, user.email)).map(mailView),
    ...parts,
  };
}

/**
 * Everything that is kept about an account, as of one moment. Of others it holds only what is the
 * caller's too: an organization gets the ids, states and interviews of the applications it
 * received, and neither addresses, letters nor files of the applicants, who decide about those;
 * what it was told of them stands in its notifications. Who of the operators decided is left out
 * for the same reason; hashes and tokens are nobody's to read.
 * One account has one export at a time.
 * @param inTurn keeps all of them from taking what others need.
 * @throws 404 if the account is gone; 429 while another export of it is made, or after too many;
 * 503 while too many people export.
 */
export async function exportAccount(
  { db, prefix, inTurn }: { db: Database; prefix: string; inTurn: InTurn },
  userId: string,
): Promise<AccountExportAnswer> {
  await admitExport(db, userId);
  const asOfOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return inTurn(() =>
    db.transaction(async (tx) => {
      if (!(await holdExport(tx, userId))) throw beingMade();
      return readAccount(tx, userId, prefix);
    }, asOfOneMoment),
  );
}
