import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The parts of a JSON Schema that the generator looks at. */
export interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  [keyword: string]: unknown;
}

export interface Operation {
  operationId?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses?: Record<string, unknown>;
  [key: string]: unknown;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
  [key: string]: unknown;
}

const prefix = '/IFJ/api';

/** Milliseconds in which a product must answer. */
const patience = 10_000;

const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

/**
 * Where an OpenAPI document lies.
 * @param named a file, the address of a document (`….json`), or that of a running product
 * @param from folder that a relative path starts from
 */
export function documentPlace(named: string, from: string): string {
  if (!isAddress(named)) return resolve(from, named);
  return new URL(named).pathname.endsWith('.json')
    ? named
    : new URL(`${prefix}/openapi.json`, named).href;
}

async function textAt(place: string): Promise<string> {
  if (!isAddress(place)) return readFile(place, 'utf8');
  const answer = await fetch(place, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  return answer.text();
}

/**
 * Reads an OpenAPI document as it is.
 * @param place its file or its address
 * @throws Error that names the place
 */
export async function readApiDocument(place: string): Promise<ApiDocument> {
  try {
    const document = JSON.parse(await textAt(place)) as Partial<ApiDocument> | null;
    if (typeof document?.paths === 'object') return document as ApiDocument;
    throw new Error('it is no OpenAPI document');
  } catch (error) {
    throw new Error(`The api's document could not be read from ${place}: ${reason(error)}`, {
      cause: error,
    });
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

/**
 * Gives every generated call the same form: paths are relative to the api's prefix, and a request
 * body stands in place, so that its argument is named `body`.
 */
export function documentOfCalls(whole: ApiDocument): ApiDocument {
  const document = structuredClone(whole);
  const paths: ApiDocument['paths'] = {};
  for (const [address, item] of Object.entries(document.paths)) {
    paths[address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address] = item;
  }
  for (const operation of operationsIn(paths)) {
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      const { title: _title, ...schema } = resolveSchema(document, media.schema);
      media.schema = schema;
    }
  }
  return { ...document, paths };
}

export function operationsIn(paths: ApiDocument['paths']): Operation[] {
  return Object.values(paths).flatMap((item) => Object.values(item));
}

/** Follows a `$ref` into `components/schemas`, as far as it leads. */
export function resolveSchema(document: ApiDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.replace('#/components/schemas/', '');
  const target = document.components?.schemas?.[name];
  if (target === undefined) throw new Error(`${schema.$ref} is not in the document`);
  return resolveSchema(document, target);
}
