import { BrokenDocumentError, resolved, type ApiDocument, type Schema } from './document.ts';

/** A schema for values of one type. Without a type it is for any value. */
export interface Shape extends Omit<Schema, 'type' | '$ref' | 'anyOf' | 'oneOf' | 'allOf'> {
  type?: string;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function isOfType(value: unknown, type: string): boolean {
  const own = typeOf(value);
  return own === type || (own === 'integer' && type === 'number');
}

/** A schema that names no type says by its other keywords which one it is about. */
function impliedTypes(schema: Schema): string[] {
  if (schema.enum) return [...new Set(schema.enum.map(typeOf))];
  if (schema.properties || schema.required) return ['object'];
  if (schema.items) return ['array'];
  return [];
}

/** Both hold at once. */
function joined(a: Schema, b: Schema): Schema {
  return {
    ...a,
    ...b,
    ...((a.properties ?? b.properties) && { properties: { ...a.properties, ...b.properties } }),
    ...((a.required ?? b.required) && {
      required: [...new Set([...(a.required ?? []), ...(b.required ?? [])])],
    }),
  };
}

function byType(schema: Schema): Shape[] {
  const { type, nullable, const: only, ...rest } = schema;
  const values = only === undefined ? rest.enum : [only];
  const named =
    type === undefined ? impliedTypes({ ...rest, ...(values && { enum: values }) }) : [type].flat();
  const types = nullable ? [...new Set([...named, 'null'])] : named;
  if (types.length === 0) return [rest];
  return types.map((one) => {
    const allowed = values?.filter((value) => isOfType(value, one));
    const { enum: _values, ...others } = rest;
    return one === 'null' || allowed === undefined
      ? { ...others, type: one }
      : { ...others, type: one, enum: allowed };
  });
}

/** Enumerations of one type are one enumeration; a free value of the type takes them all in. */
function withJoinedValues(shapes: Shape[]): Shape[] {
  const result: Shape[] = [];
  for (const shape of shapes) {
    const other =
      shape.enum && result.find(({ type, enum: values }) => type === shape.type && values);
    if (other) other.enum = [...new Set([...(other.enum ?? []), ...(shape.enum ?? [])])];
    else result.push({ ...shape });
  }
  return result;
}

/** @param within what the schema is a part of */
function parts(
  document: Pick<ApiDocument, 'components'>,
  schema: Schema,
  within: Schema[] = [],
): Schema[] {
  const whole = resolved(document, schema);
  if (within.includes(whole)) {
    throw new BrokenDocumentError(
      `${String(schema.$ref)} is made of itself in the OpenAPI document`,
    );
  }
  const inside = (part: Schema): Schema[] => parts(document, part, [...within, whole]);
  const { anyOf, oneOf, allOf, ...own } = whole;
  let all: Schema[] = [own];
  for (const part of allOf ?? []) {
    all = all.flatMap((one) => inside(part).map((other) => joined(one, other)));
  }
  for (const choice of [anyOf, oneOf]) {
    if (!choice) continue;
    const options = choice.flatMap(inside);
    all = all.flatMap((one) => options.map((option) => joined(one, option)));
  }
  return all;
}

/**
 * What a schema allows, taken apart: a value fits the schema if it fits one of the shapes.
 * @throws BrokenDocumentError if a reference leads nowhere, or a schema is made of itself
 */
export function shapesOf(document: Pick<ApiDocument, 'components'>, schema: Schema): Shape[] {
  return withJoinedValues(parts(document, schema).flatMap(byType));
}
