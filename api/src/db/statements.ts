import { sql, type Placeholder } from 'drizzle-orm';
import type { Queryable } from './client.ts';

/** A value, or the place of one in a statement that is made before its values are known. */
export type Given<Value> = Value | Placeholder;

/** Where values stand in a statement; what is not given stands nowhere. */
export type Places<Values> = { [Name in keyof Values]?: Placeholder };

/** The places of those values that are given, by their names. */
export function placesOf<Values extends object>(values: Values): Places<Values> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const places = given.map(([name]) => [name, sql.placeholder(name)]);
  return Object.fromEntries(places) as Places<Values>;
}

let kept = 0;

/**
 * Keeps statements that are asked again and again. PostgreSQL plans each once for a connection,
 * where planning a join takes longer than carrying it out, and none has to be spelled again.
 * @param prepare makes a statement of the name that it has in PostgreSQL.
 * @returns gives the statement of a key, which must decide its text; keys must be few.
 */
export function keepStatements<Statement, Shape = void>(
  prepare: (db: Queryable, name: string, shape: Shape) => Statement,
): (db: Queryable, key: string, shape: Shape) => Statement {
  // A connection that serves many transactions must meet a statement under one name in all of them.
  const names = new Map<string, string>();
  const statements = new WeakMap<Queryable, Map<string, Statement>>();
  return (db, key, shape) => {
    const name = names.get(key) ?? `kept_${++kept}`;
    names.set(key, name);
    const ofDatabase = statements.get(db) ?? new Map<string, Statement>();
    statements.set(db, ofDatabase);
    const statement = ofDatabase.get(key) ?? prepare(db, name, shape);
    ofDatabase.set(key, statement);
    return statement;
  };
}

/**
 * A row limit that stands in the statement itself: without knowing how few rows are wanted,
 * PostgreSQL would plan for a tenth of them all.
 */
export function fixedLimit(count: number): Placeholder {
  return sql.raw(String(count)) as unknown as Placeholder;
}
