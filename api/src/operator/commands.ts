import { parseArgs } from 'node:util';

export type Command =
  | { name: 'verify-organization'; email: string }
  | { name: 'refuse-organization'; email: string; reason: string }
  | { name: 'list-pending' }
  | { name: 'help' };

export const usage = `Usage: npm run operator -- <command>

  list-pending                                   organizations that wait for approval
  verify-organization <email>                    approve the organization with this account
  refuse-organization <email> --reason <text>    refuse it; the organization reads the reason

Works beside a running product: on DATABASE_URL, or on the database in DATA_DIR.
`;

/** A command that cannot be understood; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const longestReason = 1_000;

/** Reads the command line. @throws UsageError */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const [name, email, ...rest] = positionals;
  if (values.help || name === undefined || name === 'help') return { name: 'help' };
  if (rest.length > 0) throw new UsageError(`Too many words: ${rest.join(' ')}`);
  if (name === 'list-pending') {
    if (email !== undefined) throw new UsageError('list-pending takes nothing more.');
    return { name };
  }
  if (name !== 'verify-organization' && name !== 'refuse-organization') {
    throw new UsageError(`There is no command ${name}.`);
  }
  if (!email?.includes('@')) throw new UsageError(`${name} needs the organization's email.`);
  if (name === 'verify-organization') return { name, email };
  const reason = values.reason?.trim();
  if (!reason) throw new UsageError('refuse-organization needs --reason with a text.');
  if (reason.length > longestReason) {
    throw new UsageError(`The reason may have at most ${longestReason} characters.`);
  }
  return { name, email, reason };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
