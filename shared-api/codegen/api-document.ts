import { readFile } from 'node:fs/promises';

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

/** Reads an OpenAPI document as it is. */
export async function readWholeDocument(path: string): Promise<ApiDocument> {
  return JSON.parse(await readFile(path, 'utf8')) as ApiDocument;
}

/**
 * Reads an OpenAPI document and gives every generated call the same form: paths are relative to
 * the api's prefix, and a request body stands in place, so that its argument is named `body`.
 */
export async function readApiDocument(path: string): Promise<ApiDocument> {
  const document = await readWholeDocument(path);
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
