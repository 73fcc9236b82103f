import { parseArgs } from 'node:util';
import { longestReason } from '../features/operators/operator.schema.ts';

/** What is asked of each command: an email, or an email and a reason. */
const commands = {
  'list-pending': 'nothing',
  'verify-organization': 'email',
  'refuse-organization': 'reason',
  suspend: 'reason',
  restore: 'reason',
  create: 'email',
} as const;

type Name = keyof typeof commands;
type Asking<What> = { [N in Name]: (typeof commands)[N] extends What ? N : never }[Name];

/** Those that decide about what has been looked at, and may name its revision. */
const deciding: readonly Name[] = ['verify-organization', 'refuse-organization'];

/** What is given of each; the revision that was looked at only where something is decided. */
interface Given {
  nothing: object;
  email: { email: string; seen?: string };
  reason: { email: string; reason: string; seen?: string };
}

export type Command =
  { [N in Name]: { name: N } & Given[(typeof commands)[N]] }[Name] | { name: 'help' };

export const usage = `Usage: npm run operator -- <command>

  list-pending                                   organizations that wait for approval
  verify-organization <email>                    approve the organization with this account
  refuse-organization <email> --reason <text>    refuse it; the organization reads the reason
      --seen <revision>                          of both: only what list-pending showed; needed
                                                 once the organization has changed it
  suspend <email> --reason <text>                end an account's sessions and keep it out
  restore <email> --reason <text>                let it in again
  create <email>                                 make an operator's account; prints its password

Works beside a running product: on DATABASE_URL, or on the database in DATA_DIR.
`;

/** A command that cannot be understood; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const isCommand = (name: string): name is Name => Object.hasOwn(commands, name);
const asks = <What extends string>(name: Name, what: What): name is Asking<What> =>
  commands[name] === what;

/** One address; the longest that mail knows. */
const isEmail = (text: string) => /^[^\s@,;:<>"()[\]\\]+@[^\s@,;:<>"()[\]\\]+$/.test(text);
const longestEmail = 254;

/** Reads the command line. @throws UsageError */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const [name, email, ...rest] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  if (name === undefined) throw new UsageError('Give a command.');
  if (rest.length > 0) throw new UsageError(`Too many words: ${rest.join(' ')}`);
  if (!isCommand(name)) throw new UsageError(`There is no command ${name}.`);
  if (values.reason !== undefined && !asks(name, 'reason')) {
    throw new UsageError(`${name} takes no reason.`);
  }
  if (asks(name, 'nothing')) {
    readSeen(name, values.seen);
    if (email !== undefined) throw new UsageError(`${name} takes nothing more.`);
    return { name };
  }
  if (!email || !isEmail(email) || email.length > longestEmail) {
    throw new UsageError(`${name} needs the account's email.`);
  }
  const seen = readSeen(name, values.seen);
  if (asks(name, 'email')) return { name, email, ...seen };
  return { name, email, reason: readReason(name, values.reason), ...seen };
}

function readSeen(name: Name, given: string | undefined): { seen?: string } {
  if (given === undefined) return {};
  if (!deciding.includes(name)) throw new UsageError(`${name} takes no revision.`);
  const seen = given.trim();
  if (!seen) throw new UsageError(`${name} needs a revision after --seen.`);
  return { seen };
}

function readReason(name: Name, given: string | undefined): string {
  const reason = given?.trim();
  if (!reason) throw new UsageError(`${name} needs --reason with a text.`);
  if (reason.length > longestReason) {
    throw new UsageError(`The reason may have at most ${longestReason} characters.`);
  }
  return reason;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        seen: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
