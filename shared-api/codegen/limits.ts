import { operationsIn, resolveSchema, type ApiDocument, type Schema } from './api-document.ts';

type Limit = Record<string, string | number | boolean | (string | number)[]>;

const keywords = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'format',
  'enum',
  'contentMediaType',
  'x-max-bytes',
];

/**
 * The limits that the api's request schemas put on each field, so that a form refuses exactly
 * what the server would.
 *
 * @returns operation id → field → limit; an operation without a body is left out
 */
export function limitsOf(
  document: ApiDocument,
  operations: string[],
): Record<string, Record<string, Limit>> {
  const limits: Record<string, Record<string, Limit>> = {};
  for (const operation of operationsIn(document.paths)) {
    const { operationId, requestBody } = operation;
    if (operationId === undefined || !operations.includes(operationId)) continue;
    const [media] = Object.values(requestBody?.content ?? {});
    if (media === undefined) continue;
    limits[operationId] = fieldsOf(document, media.schema);
  }
  return limits;
}

function fieldsOf(document: ApiDocument, body: Schema): Record<string, Limit> {
  const fields: Record<string, Limit> = {};
  for (const variant of variantsOf(document, body)) {
    const required = Array.isArray(variant['required']) ? variant['required'] : [];
    for (const [name, property] of Object.entries(variant.properties ?? {})) {
      fields[name] = { required: required.includes(name), ...limitOf(document, property) };
    }
  }
  return fields;
}

function variantsOf(document: ApiDocument, schema: Schema): Schema[] {
  const resolved = resolveSchema(document, schema);
  const parts = resolved.anyOf ?? resolved.oneOf ?? resolved.allOf;
  return parts === undefined
    ? [resolved]
    : [resolved, ...parts.flatMap((part) => variantsOf(document, part))];
}

function limitOf(document: ApiDocument, property: Schema): Limit {
  const limit: Limit = {};
  for (const variant of variantsOf(document, property)) {
    for (const keyword of keywords) {
      const value = variant[keyword];
      if (value !== undefined) limit[keyword] = value as Limit[string];
    }
  }
  return limit;
}
