import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Reports } from './report.ts';
import { releaseProblems } from './release-rules.ts';
import { remoteProblems } from './remote-rules.ts';
import type { Release } from './release.ts';
import type { RemoteManifest } from './remote.ts';
import { schemaProblems } from './schema-words.ts';

/** A document that does not hold to its contract; the message names every problem. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly problems: string[];

  constructor(source: string, problems: string[]) {
    super([`${source} is not valid:`, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.problems = problems;
  }
}

function schema(file: string): object {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as object;
}

const options = { verbose: true, allowUnionTypes: true };
const ajv = new Ajv({ ...options, allErrors: true });
/** Whoever sends what is wrong all over decides nothing of the time that it takes to say so. */
const strict = new Ajv(options);
const isRemote = ajv.compile<RemoteManifest>(schema('./remote.schema.json'));
const isRelease = ajv.compile<Release>(schema('./release.schema.json'));
const isReports = strict.compile<Reports>(schema('./report.schema.json'));

function parse<T>(
  value: unknown,
  source: string,
  holds: ValidateFunction<T>,
  rules: (value: T) => string[],
): T {
  if (!holds(value)) throw new ContractError(source, schemaProblems(holds.errors ?? []));
  const problems = rules(value);
  if (problems.length > 0) throw new ContractError(source, problems);
  return value;
}

/**
 * Checks the content of a `remote.json`.
 * @param value the parsed JSON
 * @param source what to call it in an error, such as `mfe-student/remote.json`
 * @returns the same value, typed
 * @throws ContractError that names every problem
 */
export function parseRemote(value: unknown, source: string): RemoteManifest {
  return parse(value, source, isRemote, remoteProblems);
}

/**
 * Checks the content of a `release.json`.
 * @param value the parsed JSON
 * @param source what to call it in an error
 * @returns the same value, typed
 * @throws ContractError that names every problem
 */
export function parseRelease(value: unknown, source: string): Release {
  return parse(value, source, isRelease, releaseProblems);
}

/**
 * Checks what a page tells of its releases.
 * @param value the parsed JSON
 * @param source what to call it in an error
 * @returns the same value, typed
 * @throws ContractError that names the first problem
 */
export function parseReports(value: unknown, source: string): Reports {
  return parse(value, source, isReports, () => []);
}
