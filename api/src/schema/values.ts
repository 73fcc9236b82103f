import { Type, type Static, type TSchema } from 'typebox';
import type { TextFormat } from './text-formats.ts';

/** A string enumeration that reads as a plain `enum` in the OpenAPI document. */
export const oneOf = <const T extends string>(values: readonly T[], options: object = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...options });

/** A number enumeration, such as 1 and 0 for yes and no. */
export const oneOfNumbers = <const T extends number>(values: readonly T[], options: object = {}) =>
  Type.Unsafe<T>({ type: 'integer', enum: [...values], ...options });

/** `T` or null. */
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A reference to a schema with `$id`, typed as that schema. */
export const ref = <T extends TSchema & { $id?: string }>(schema: T) => {
  if (!schema.$id) throw new Error('Only a schema with $id can be referred to.');
  return Type.Unsafe<Static<T>>(Type.Ref(`${schema.$id}#`));
};

/** An object that takes the named fields and no other. */
export const strictObject = <T extends Record<string, TSchema>>(fields: T, options: object = {}) =>
  Type.Object(fields, { additionalProperties: false, ...options });

const required = (format: TextFormat) => (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', format });

/** Text of one line, such as a title, with at least one letter or digit. */
export const lineText = required('line');

/** What a job is called: a line that names no web address. */
export const titleText = required('title');

/** What an organization is called: a line that names no web address, not even a bare one. */
export const nameText = required('name');

/** What a person is called: the same without any slash. */
export const personText = required('person');

/** Text of many lines. */
export const proseText = required('prose');

/** The same where nothing need be written. */
export const optionalProse = (maxLength: number) =>
  Type.Optional(nullable(Type.String({ maxLength, format: 'prose' satisfies TextFormat })));

/** A uuid; without the `urn:uuid:` that the format would take too. */
export const Id = Type.String({ format: 'uuid', maxLength: 36 });

/** Path parameters that are ids; anything that is no uuid answers 404. */
export const idParams = <const Name extends string>(...names: Name[]) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, Id])) as Record<Name, typeof Id>);

/** A moment on the wire: ISO 8601 in UTC. */
export const Moment = Type.String({ format: 'date-time' });

/** A day on the wire: YYYY-MM-DD. */
export const Day = Type.String({ format: 'date', maxLength: 10 });

export const yesNo = [1, 0] as const;
export const roles = ['student', 'organization', 'operator'] as const;
export const registrableRoles = ['student', 'organization'] as const;
export const sexes = ['Male', 'Female'] as const;
export const degrees = ['BSc', 'MSc', 'HND', 'OND', 'PhD'] as const;
export const studentStatuses = ['Graduate', 'Undergraduate'] as const;
export const verifications = ['pending', 'approved', 'refused'] as const;
export type Role = (typeof roles)[number];
