/** The keywords of a JSON Schema that decide what a value may be. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  nullable?: boolean;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

type Content = Record<string, { schema?: Schema }>;

export interface Operation {
  operationId?: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content?: Content };
  responses?: Record<string, { content?: Content }>;
}

/** The parts of an OpenAPI document (3.0 or 3.1) that calls depend on. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** @returns whether a parsed JSON looks like an OpenAPI document */
export function isApiDocument(value: unknown): value is ApiDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { openapi, paths } = value as { openapi?: unknown; paths?: unknown };
  return typeof openapi === 'string' && typeof paths === 'object' && paths !== null;
}

/** `/jobs/{id}` and `/jobs/{jobId}` are one address. */
function addressShape(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

/** One call of a document. */
export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** Every call that a document describes. */
export function callsIn({ paths }: Pick<ApiDocument, 'paths'>): Call[] {
  const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ method, path, operation })),
  );
}

/** @returns the call at the same address, however its parameters are named */
export function callAt(
  document: Pick<ApiDocument, 'paths'>,
  method: string,
  path: string,
): Call | undefined {
  const shape = addressShape(path);
  return callsIn(document).find(
    (call) => call.method === method && addressShape(call.path) === shape,
  );
}

/** A document of an api that cannot be understood. */
export class BrokenDocumentError extends Error {
  override readonly name = 'BrokenDocumentError';
}

/**
 * Follows a `$ref` into `components/schemas`, as far as it leads.
 * @throws BrokenDocumentError if it leads nowhere
 */
export function resolved(document: Pick<ApiDocument, 'components'>, schema: Schema): Schema {
  const seen = new Set<string>();
  let current = schema;
  while (current.$ref !== undefined) {
    const name = current.$ref.replace('#/components/schemas/', '');
    const target = document.components?.schemas?.[name];
    if (target === undefined || seen.has(name)) {
      throw new BrokenDocumentError(`${current.$ref} leads nowhere in the OpenAPI document`);
    }
    seen.add(name);
    current = target;
  }
  return current;
}
