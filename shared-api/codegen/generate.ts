import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { format, resolveConfig } from 'prettier';
import { addressSource } from './address-source.ts';
import { adaptSource, typesOnly } from './adapt-source.ts';
import { contractOf } from './api-contract.ts';
import {
  documentOfCalls,
  operationsIn,
  readApiDocument,
  type ApiDocument,
} from './api-document.ts';
import { limitsOf } from './limits.ts';
import type { GeneratorSettings } from './settings.ts';

/**
 * Writes the sources of one package's operations.
 *
 * @returns path (relative to the package) → formatted source
 * @throws when the OpenAPI document cannot be read, or an operation id is not in it
 */
export async function generate(settings: GeneratorSettings): Promise<Record<string, string>> {
  const { operations, addresses, owner, typesForTests } = settings;
  const whole = await readApiDocument(settings.document);
  const document = documentOfCalls(whole);
  refuseUnknown(document, [...operations, ...addresses, ...typesForTests]);
  const paged = pagedOperations(document).filter((name) => operations.includes(name));
  const imports = importsFor(owner, paged.length > 0);
  const sources: Record<string, string> = {
    'src/generated/operations.ts': adaptSource(await endpointsSource(document, operations), {
      owner,
      imports,
      paged,
    }),
    'src/generated/limits.ts': limitsSource(document, operations),
  };
  if (addresses.length > 0) {
    sources['src/generated/addresses.ts'] = addressSource(
      document,
      addresses,
      addressImport(owner),
    );
  }
  if (typesForTests.length > 0) {
    sources['src/generated/types-for-tests.ts'] = typesOnly(
      await endpointsSource(document, typesForTests),
    );
  }
  const contract = contractOf(whole, operations, addresses);
  return {
    ...(await formatted(sources, settings.folder)),
    'src/generated/api-contract.json': `${JSON.stringify(contract, null, 1)}\n`,
  };
}

async function formatted(
  sources: Record<string, string>,
  folder: string,
): Promise<Record<string, string>> {
  const config = await resolveConfig(join(folder, 'package.json'));
  const result: Record<string, string> = {};
  for (const [path, source] of Object.entries(sources)) {
    result[path] = await format(source, { ...config, parser: 'typescript' });
  }
  return result;
}

function refuseUnknown(document: ApiDocument, wanted: string[]): void {
  const known = operationsIn(document.paths).map(({ operationId }) => operationId);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Not in the OpenAPI document: ${unknown.join(', ')}`);
  }
}

async function endpointsSource(document: ApiDocument, operations: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'operations-'));
  try {
    const schemaFile = join(folder, 'openapi.json');
    await writeFile(schemaFile, JSON.stringify(document));
    const source = await generateEndpoints({
      schemaFile,
      apiFile: 'api',
      apiImport: 'api',
      exportName: 'operations',
      hooks: true,
      encodePathParams: true,
      useUnknown: true,
      unionUndefined: true,
      filterEndpoints: (_name, { operation }) => operations.includes(operation.operationId ?? ''),
    });
    return String(source);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function importsFor(owner: string, paged: boolean): string[] {
  if (owner === 'shared-api') {
    return [
      ...(paged ? [`import { cursorPages, type PageCursor } from '../cursor-pages.ts';`] : []),
      `import { operationsOf } from '../operations-of.ts';`,
      `import { tags } from '../tags/shared-tags.ts';`,
    ];
  }
  const names = paged ? 'cursorPages, operationsOf, type PageCursor' : 'operationsOf';
  return [`import { ${names} } from '@ifj/shared-api';`, `import { tags } from '../api-tags.ts';`];
}

function addressImport(owner: string): string {
  const module = owner === 'shared-api' ? '../requests/operation-address.ts' : '@ifj/shared-api';
  return `import { operationAddress } from '${module}';`;
}

/** A list is read page by page exactly when its call takes a `cursor`. */
function pagedOperations(document: ApiDocument): string[] {
  return operationsIn(document.paths)
    .filter(({ parameters }) => parameters?.some(({ name }) => name === 'cursor'))
    .map(({ operationId }) => operationId ?? '');
}

function limitsSource(document: ApiDocument, operations: string[]): string {
  const limits = JSON.stringify(limitsOf(document, operations));
  return `/** What the api accepts in each field: operation id → field → limit. */\nexport const limits = ${limits} as const;\n`;
}
