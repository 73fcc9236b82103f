import { parseArgs } from 'node:util';
import { ContractError } from '../contract/validate.ts';
import { ApiUnknownError } from '../gate/live-api.ts';
import { GateError } from '../gate/refusal.ts';
import {
  BrokenReleaseError,
  LockTimeoutError,
  NoDefaultReleaseError,
  NoEarlierReleaseError,
  NothingPromotedError,
  NothingReadableError,
  ReleaseExistsError,
  ReleaseNotFoundError,
  StoreAddressError,
  StoreAwayError,
} from '../store/errors.ts';
import { check } from './check.ts';
import {
  CommandError,
  NoStoreError,
  refusedByGate,
  UsageError,
  type Command,
  type Context,
} from './command.ts';
import { deploy } from './deploy.ts';
import { history } from './history.ts';
import { pack } from './pack.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { status } from './status.ts';

const commands: Record<string, Command> = {
  publish,
  check,
  promote,
  deploy,
  rollback,
  status,
  history,
  pack,
  prune,
};

/** Errors whose message says all that a person needs; others are shown with their origin. */
const expected = [
  ApiUnknownError,
  CommandError,
  ContractError,
  BrokenReleaseError,
  GateError,
  LockTimeoutError,
  NoDefaultReleaseError,
  NoEarlierReleaseError,
  NothingPromotedError,
  NothingReadableError,
  ReleaseExistsError,
  ReleaseNotFoundError,
  StoreAddressError,
  StoreAwayError,
];

/** @returns how the command line is used */
function help(): string {
  const lines = Object.entries(commands).flatMap(([name, { usage, about }]) => [
    `  ${`${name} ${usage}`.trimEnd()}`,
    `      ${about}`,
  ]);
  return [
    'Usage: npm run delivery -- <command> [--json]',
    '',
    ...lines,
    '',
    'check, promote and deploy hold releases against everything live, and against the api that --api',
    'or API_DOCUMENT names (a file, or an address), by default that of the product on DATA_DIR.',
    'The store is RELEASES_URL, by default the folder releases in DATA_DIR. Outside a checkout of the',
    'product one of them must be set.',
    'What needs each other goes live, and comes back, by one deploy or promote with all of it.',
    'Exit status: 0 done, 1 failed, 2 called wrongly, 3 refused by the gate.',
  ].join('\n');
}

function trafficOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d?$/.test(text)) throw new UsageError('--traffic takes 1 to 99 percent.');
  return Number(text);
}

function wholeNumber(option: string, text: string, least: number): number {
  const isOne = /^\d{1,6}$/.test(text) && Number(text) >= least;
  if (!isOne) throw new UsageError(`--${option} takes a number.`);
  return Number(text);
}

function read(args: string[]) {
  try {
    const { values, positionals, tokens } = parseArgs({
      args,
      allowPositionals: true,
      tokens: true,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        all: { type: 'boolean', default: false },
        'no-build': { type: 'boolean', default: false },
        limit: { type: 'string', default: '20' },
        traffic: { type: 'string' },
        watch: { type: 'boolean', default: false },
        'older-than-days': { type: 'string', default: '30' },
        'dry-run': { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        api: { type: 'string' },
      },
    });
    const limit = wholeNumber('limit', values.limit, 1);
    const olderThanDays = wholeNumber('older-than-days', values['older-than-days'], 0);
    const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    return { values, positionals, given, limit, traffic: trafficOf(values.traffic), olderThanDays };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Options of every command, and of those that hold releases against the api. */
const general = ['json', 'help'];
const atTheGate = ['check', 'promote', 'deploy'];

/** @throws UsageError for an option that the command would pass over */
function refuseForeign(name: string, { usage }: Command, given: string[]): void {
  const takes = (option: string): boolean =>
    general.includes(option) ||
    (option === 'api' && atTheGate.includes(name)) ||
    new RegExp(`--${option}\\b`).test(usage);
  const foreign = given.find((option) => !takes(option));
  if (foreign !== undefined) throw new UsageError(`${name} takes no --${foreign}.`);
}

/** What a run of the command line prints, and its exit status. */
export interface Printed {
  out: string;
  err: string;
  status: 0 | 1 | 2 | typeof refusedByGate;
}

const refusalsOf = (error: unknown): object =>
  error instanceof GateError ? { refusals: error.refusals } : {};

/** Such as a disk that is full, or a folder that may not be read: the message names it. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

function failed(error: unknown, json: boolean): Printed {
  const wrongCall = error instanceof UsageError;
  const known = wrongCall || expected.some((kind) => error instanceof kind) || isOfSystem(error);
  const message = error instanceof Error ? error.message : String(error);
  const words = known || !(error instanceof Error) ? message : (error.stack ?? message);
  return {
    out: json ? JSON.stringify({ ok: false, error: message, ...refusalsOf(error) }) : '',
    err: wrongCall && !(error instanceof NoStoreError) ? `${message}\n\n${help()}` : words,
    status: wrongCall ? 2 : error instanceof GateError ? refusedByGate : 1,
  };
}

/**
 * Runs one command.
 * @param args what follows `npm run delivery --`
 * @param open gives the command its surroundings; `say` is silent with `--json`
 * @returns status 0: done, or nothing to do; 1: failed; 2: called wrongly; 3: refused by the gate
 */
export async function run(
  args: string[],
  open: (options: { json: boolean }) => Context,
): Promise<Printed> {
  const json = args.includes('--json');
  try {
    const { values, positionals, given, limit, traffic, olderThanDays } = read(args);
    const [name, ...names] = positionals;
    if (values.help || name === undefined) {
      return { out: help(), err: '', status: values.help ? 0 : 2 };
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`There is no command ${name}.`);
    refuseForeign(name, command, given);
    const { all, watch, force, api = null } = values;
    const options = {
      all,
      noBuild: values['no-build'],
      dryRun: values['dry-run'],
      limit,
      traffic,
      watch,
      api,
      olderThanDays,
      force,
    };
    const { lines, result } = await command.run(open({ json }), names, options);
    return {
      out: json ? JSON.stringify({ ok: true, ...result }) : lines.join('\n'),
      err: '',
      status: 0,
    };
  } catch (error) {
    return failed(error, json);
  }
}
