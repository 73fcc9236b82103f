import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalid } from '../errors.ts';
import type { Given } from './statements.ts';

/** Where a page ended: the last row's moment with its microseconds, and its id. */
export interface Position {
  at: string;
  id: string;
  /** Whether the row stood among those that come before all others. */
  first: boolean;
}

const moment = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d\.\d{6}Z$/;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A moment as text that loses nothing: a JavaScript Date would cut it to milliseconds. */
export const exactMoment = (column: PgColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The part of a position that a query needs. */
export interface PositionGiven {
  at: Given<string>;
  id: Given<string>;
}

/** Rows that come after a position, newest first. */
export const after = (at: PgColumn, id: PgColumn, position: PositionGiven): SQL =>
  sql`(${at}, ${id}) < (${position.at}::timestamptz, ${position.id}::uuid)`;

/** Rows that come after a position, oldest first. */
export const afterAscending = (at: PgColumn, id: PgColumn, position: PositionGiven): SQL =>
  sql`(${at}, ${id}) > (${position.at}::timestamptz, ${position.id}::uuid)`;

/** Whether a `YYYY-MM-DD` is a day of the calendar. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const writeCursor = (position: Position): string =>
  Buffer.from(`${position.at}|${position.id}|${position.first ? 1 : 0}`).toString('base64url');

/** @throws 400 if the text is no cursor of ours. */
export function readCursor(cursor: string): Position {
  const [at = '', id = '', first = ''] = Buffer.from(cursor, 'base64url').toString().split('|');
  const day = moment.exec(at)?.[1];
  if (
    !day ||
    !isDay(day) ||
    Number.isNaN(Date.parse(at)) ||
    !uuid.test(id) ||
    !/^[01]$/.test(first)
  ) {
    throw invalid({ cursor: 'This page does not exist.' });
  }
  return { at, id, first: first === '1' };
}

/**
 * Cuts rows that were asked for with one more than `limit` into a page and its cursor.
 * @returns `next_cursor` null when these were the last rows.
 */
export function cutPage<Row>(rows: Row[], limit: number, position: (row: Row) => Position) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { page, next_cursor: more ? writeCursor(position(last)) : null };
}
