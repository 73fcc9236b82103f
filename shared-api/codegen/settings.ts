import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentPlace } from './api-document.ts';

/** What one package asks the generator for, in its `api-operations.json`. */
export interface GeneratorSettings {
  /** Folder of the package. */
  folder: string;
  /** Package name without its scope: the owner of the endpoints. */
  owner: string;
  /** Absolute path of the OpenAPI document, or its address. */
  document: string;
  /** Operation ids to generate. */
  operations: string[];
  /** Operation ids that are opened by their address: pages, and files. */
  addresses: string[];
  /** Operation ids whose types alone are wanted, for factories in tests. */
  typesForTests: string[];
}

/**
 * Reads `package.json` and `api-operations.json` of a package.
 *
 * @param api the OpenAPI document to use in place of the one that is named there
 * @throws when one of them is missing or what it lists are not names
 */
export async function readSettings(folder: string, api?: string): Promise<GeneratorSettings> {
  const read = async (name: string): Promise<Record<string, unknown>> =>
    JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, unknown>;
  const { name } = await read('package.json');
  const settings = await read('api-operations.json');
  const { operations, addresses = [], typesForTests = [] } = settings;
  const document = api ?? settings['document'];
  if (typeof name !== 'string' || typeof document !== 'string') {
    throw new Error(
      `${folder}: "name" in package.json or "document" in api-operations.json missing`,
    );
  }
  if (!isList(operations) || !isList(addresses) || !isList(typesForTests)) {
    throw new Error(`${folder}: api-operations.json must hold lists of operation ids`);
  }
  return {
    folder,
    owner: name.replace(/^@[^/]+\//, ''),
    document: documentPlace(document, folder),
    operations,
    addresses,
    typesForTests,
  };
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
