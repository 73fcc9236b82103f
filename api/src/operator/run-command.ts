import { hostname, userInfo } from 'node:os';
import { PgBoss } from 'pg-boss';
import { openDatabase, type Database } from '../db/client.ts';
import { selectPending } from '../features/organizations/verification.repository.ts';
import {
  approveOrganization,
  refuseOrganization,
  type Decided,
} from '../features/organizations/verification.service.ts';
import type { Command } from './commands.ts';

/** Who gives the command, for the record: the operating system's user and machine. */
function operatorName(env: NodeJS.ProcessEnv): string {
  const user = env['SUDO_USER'] ?? userInfo().username;
  return `${user}@${hostname()}`;
}

/** Names come from anybody: nothing in them may steer the terminal. */
const shown = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, '�');

async function listPending(db: Database): Promise<string> {
  const pending = await selectPending(db);
  if (pending.length === 0) return 'No organization is waiting.';
  const rows = pending.map((row) =>
    [
      row.submittedAt.toISOString().slice(0, 16).replace('T', ' '),
      row.email,
      row.companyName,
      row.companyCacNumber,
      row.companyState,
    ]
      .map(shown)
      .join('  |  '),
  );
  return ['waiting since (UTC)  |  email  |  company  |  CAC number  |  state', ...rows].join('\n');
}

function told(decided: Decided, action: 'approved' | 'refused'): string {
  const name = shown(decided.companyName);
  return decided.outcome === 'decided'
    ? `${name} is ${action}. A mail to them is queued.`
    : `${name} was ${action} already; nothing was changed and no mail is sent.`;
}

/**
 * Runs one command on a database.
 * @returns what to tell the operator.
 * @throws ApiError 404 for an unknown organization, or what the database throws.
 */
export async function runCommand(
  command: Exclude<Command, { name: 'help' }>,
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
    if (command.name === 'list-pending') return await listPending(db);
    await boss.start();
    const dependencies = { db, boss };
    const by = operatorName(env);
    return command.name === 'verify-organization'
      ? told(await approveOrganization(dependencies, command.email, by), 'approved')
      : told(await refuseOrganization(dependencies, command.email, command.reason, by), 'refused');
  } finally {
    await boss.stop({ graceful: false }).catch(() => undefined);
    await close();
  }
}
