import { join } from 'node:path';
import { dataDirectory } from './data-dir.ts';
import { databaseCode, isDatabaseDown } from './db/failures.ts';
import { embeddedPostgresUrl } from './db/embedded/embedded-postgres.ts';
import { ApiError } from './errors.ts';
import { readCommand, usage, UsageError } from './operator/commands.ts';
import { runCommand } from './operator/run-command.ts';

/** Exit codes: 0 done, 1 could not be done, 2 not understood. */
function fail(code: 1 | 2, message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

function explain(error: unknown, where: string): string {
  if (error instanceof ApiError) return error.message;
  if (isDatabaseDown(error)) {
    return `No database answers at ${where}. Is the product running? Start it, or set DATA_DIR or DATABASE_URL to the one that is.`;
  }
  if (databaseCode(error) === '42P01') {
    return `The database at ${where} holds no tables yet. Start the product once.`;
  }
  return `It could not be done: ${innermost(error)}`;
}

/** What was wrong at the bottom of it: around it stands only what was tried. */
function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : innermost(error.cause);
}

const env = process.env;
const cluster = join(dataDirectory(env), 'postgres');
const databaseUrl = env['DATABASE_URL'] || embeddedPostgresUrl(cluster);

try {
  const command = readCommand(process.argv.slice(2));
  if (command.name === 'help') {
    process.stdout.write(usage);
  } else {
    process.stdout.write(`${await runCommand(command, databaseUrl, env)}\n`);
  }
} catch (error) {
  if (error instanceof UsageError) fail(2, `${error.message}\n\n${usage}`);
  fail(1, explain(error, env['DATABASE_URL'] ? 'DATABASE_URL' : cluster));
}
