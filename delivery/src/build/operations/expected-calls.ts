import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiSubset } from '../../contract/release.ts';

/** What generating the calls of a package left beside them. */
const contractFile = 'src/generated/api-contract.json';

const prefix = '/IFJ/api';

/** A call that a package makes. */
export interface Call {
  method: string;
  /** Below the api's prefix, with `{}` for each value: `/jobs/{}`. */
  path: string;
}

/**
 * What a package relies on of the api.
 * @param packageDir folder of an area or of shared-api
 * @returns without paths if nothing was generated there
 */
export function readContract(packageDir: string): ApiSubset {
  const file = join(packageDir, contractFile);
  if (!existsSync(file)) return { paths: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as ApiSubset;
}

interface KnownCall extends Call {
  /** As the contract writes it. */
  address: string;
  operation: { operationId?: string };
}

function callsOf({ paths }: ApiSubset): KnownCall[] {
  return Object.entries(paths).flatMap(([address, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: address.replace(prefix, '').replace(/\{[^}]*\}/g, '{}'),
      address,
      operation,
    })),
  );
}

/** @returns the ids of the operations of a contract */
export function operationIds(contract: ApiSubset): string[] {
  return callsOf(contract).flatMap(({ operation }) => operation.operationId ?? []);
}

/** @returns the calls behind operation ids */
export function callsNamed(contract: ApiSubset, ids: string[]): Call[] {
  return callsOf(contract).filter(({ operation }) => ids.includes(operation.operationId ?? ''));
}

const reference = '#/components/schemas/';

/** Names in `value` that lead into the schemas of its document. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === '$ref' && typeof entry === 'string'
      ? [entry.replace(reference, '')]
      : referencesIn(entry),
  );
}

function renamed<T>(value: T, names: Map<string, string>): T {
  const text = JSON.stringify(value, (key, entry: unknown) =>
    key === '$ref' && typeof entry === 'string'
      ? `${reference}${names.get(entry.replace(reference, '')) ?? ''}`
      : entry,
  );
  return JSON.parse(text) as T;
}

/** Puts parts of contracts together; two schemas of one name that differ get two names. */
class ContractParts {
  readonly paths: ApiSubset['paths'] = {};
  readonly schemas: Record<string, object> = {};

  add(address: string, method: string, operation: object): void {
    this.paths[address] = { ...this.paths[address], [method.toLowerCase()]: operation };
  }

  /** @returns the operation, with its references as they are here */
  take({ components }: ApiSubset, operation: object): object {
    const names = new Map<string, string>();
    const visit = (value: unknown): void => {
      for (const name of referencesIn(value)) {
        if (names.has(name)) continue;
        names.set(name, name);
        visit(components?.schemas?.[name]);
      }
    };
    visit(operation);
    for (const name of names.keys()) {
      const schema = JSON.stringify(components?.schemas?.[name]);
      let free = name;
      while (this.schemas[free] !== undefined && JSON.stringify(this.schemas[free]) !== schema) {
        free += '-';
      }
      names.set(name, free);
    }
    for (const [name, free] of names) {
      const schema = components?.schemas?.[name];
      if (schema) this.schemas[free] ??= renamed(schema, names);
    }
    return renamed(operation, names);
  }
}

/**
 * What a release relies on of the api: every call that it makes, as the contracts describe it. A
 * call that none describes stands there by its address alone.
 * @param calls that it makes
 * @param contracts the package's own first
 */
export function expectedCalls(calls: Call[], contracts: ApiSubset[]): ApiSubset {
  const parts = new ContractParts();
  const sorted = [...calls].sort((a, b) => (a.path + a.method < b.path + b.method ? -1 : 1));
  for (const { method, path } of sorted) {
    const found = contracts.flatMap((contract) =>
      callsOf(contract)
        .filter((call) => call.method === method && call.path === path)
        .map((call) => ({ ...call, contract })),
    )[0];
    if (found) {
      parts.add(found.address, method, parts.take(found.contract, found.operation));
    } else {
      let count = 0;
      const named = path.replaceAll('{}', () => `{value${(count += 1)}}`);
      parts.add(`${prefix}${named}`, method, {});
    }
  }
  return { paths: parts.paths, components: { schemas: parts.schemas } };
}
