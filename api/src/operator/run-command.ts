import { PgBoss } from 'pg-boss';
import { openDatabase, type Database } from '../db/client.ts';
import { ApiError } from '../errors.ts';
import { createPasswords } from '../features/accounts/passwords.ts';
import { createOperator } from '../features/operators/operator.service.ts';
import {
  decideSuspension,
  type SuspensionOutcome,
} from '../features/operators/suspension.service.ts';
import { OrganizationChangedError, revisionOf } from '../features/organizations/revision.ts';
import { selectPending } from '../features/organizations/verification.repository.ts';
import {
  approveOrganization,
  refuseOrganization,
  type Decided,
} from '../features/organizations/verification.service.ts';
import { changedText } from './changed-organization.ts';
import { commander } from './commander.ts';
import type { Command } from './commands.ts';
import { shown } from './shown.ts';

type Order = Exclude<Command, { name: 'help' }>;
type Judgement = Extract<Order, { name: 'verify-organization' | 'refuse-organization' }>;

interface Dependencies {
  db: Database;
  boss: PgBoss;
}

/** A registration that several claim is a reason to look twice. */
const withOthers = (cacNumber: string, others: string[]) =>
  others.length === 0 ? cacNumber : `${cacNumber} (also used by ${others.join(', ')})`;

const withAmendment = (revision: string, isAmended: boolean) =>
  isAmended ? `${revision} (changed while waiting: decide with --seen)` : revision;

const mostListed = 500;

async function listPending(db: Database): Promise<string> {
  const pending = await selectPending(db, mostListed + 1);
  if (pending.length === 0) return 'No organization is waiting.';
  const rows = pending
    .slice(0, mostListed)
    .map((row) =>
      [
        row.submittedAt.toISOString().slice(0, 16).replace('T', ' '),
        row.email,
        row.companyName,
        withOthers(row.companyCacNumber, row.alsoUsedBy),
        row.companyState,
        withAmendment(revisionOf(row), row.amendedAt !== null),
      ]
        .map(shown)
        .join('  |  '),
    );
  return [
    'waiting since (UTC)  |  email  |  company  |  CAC number  |  state  |  revision',
    ...rows,
    ...(pending.length > mostListed ? ['More are waiting; these have waited longest.'] : []),
  ].join('\n');
}

async function create(db: Database, address: string): Promise<string> {
  const { email, password } = await createOperator({ db, passwords: createPasswords(1) }, address);
  return [
    `${shown(email)} is an operator now. The password is shown this once:`,
    '',
    password,
  ].join('\n');
}

function toldDecided({ outcome, companyName }: Decided, action: string): string {
  const name = shown(companyName);
  return outcome === 'decided'
    ? `${name} is ${action}. A mail to them is queued.`
    : `${name} was ${action} already; nothing was changed and no mail is sent.`;
}

function toldSuspension({ outcome, email }: SuspensionOutcome, action: string): string {
  return outcome === 'decided'
    ? `${shown(email)} is ${action}. A mail to them is queued.`
    : `${shown(email)} stands so already; nothing was changed and no mail is sent.`;
}

async function judge(
  dependencies: Dependencies,
  order: Judgement,
  decidedBy: string,
): Promise<string> {
  const which = { email: order.email };
  const { seen } = order;
  try {
    if (order.name === 'verify-organization') {
      const decided = await approveOrganization(dependencies, which, { decidedBy, seen });
      return toldDecided(decided, 'approved');
    }
    const { reason } = order;
    const decided = await refuseOrganization(dependencies, which, { decidedBy, seen, reason });
    return toldDecided(decided, 'refused');
  } catch (error) {
    if (!(error instanceof OrganizationChangedError)) throw error;
    throw new ApiError(error.status, error.code, changedText(order, error));
  }
}

async function decide(
  dependencies: Dependencies,
  order: Exclude<Order, { name: 'list-pending' }>,
  decidedBy: string,
): Promise<string> {
  const which = { email: order.email };
  switch (order.name) {
    case 'create':
      return create(dependencies.db, order.email);
    case 'verify-organization':
    case 'refuse-organization':
      return judge(dependencies, order, decidedBy);
    default: {
      const action = order.name === 'suspend' ? 'suspended' : 'restored';
      const { reason } = order;
      const done = await decideSuspension(dependencies, which, { action, reason, decidedBy });
      return toldSuspension(done, action);
    }
  }
}

/**
 * Runs one command on a database.
 * @returns what to tell the operator; of a new operator, the password too.
 * @throws ApiError 404 for an unknown account, 409 for one that is there already or for data that
 * was not looked at, or what the database throws.
 */
export async function runCommand(
  order: Order,
  databaseUrl: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { db, pool, close } = openDatabase(databaseUrl, () => undefined, { max: 2 });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  try {
    if (order.name === 'list-pending') return await listPending(db);
    await boss.start();
    return await decide({ db, boss }, order, commander(env));
  } finally {
    await boss.stop({ graceful: false }).catch(() => undefined);
    await close();
  }
}
