import { asc, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAscending, exactMoment, type Position } from '../../../db/keyset.ts';

const rowsAtOnce = 1_000;

/** What a query of one part takes over. */
interface Part {
  exactAt: SQL<string>;
  isAfter: SQL | undefined;
  order: [SQL, SQL];
  count: number;
}

interface PartRow {
  id: string;
  exactAt: string;
}

/**
 * All rows of a list that may be long, by moment and id, read in parts: reading them at once would
 * keep everybody else waiting.
 */
export async function inParts<Row extends PartRow>(
  { at, id }: { at: PgColumn; id: PgColumn },
  read: (part: Part) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let position: Position | null = null;
  for (;;) {
    const part = await read({
      exactAt: exactMoment(at),
      isAfter: position ? afterAscending(at, id, position) : undefined,
      order: [asc(at), asc(id)],
      count: rowsAtOnce,
    });
    rows.push(...part);
    const last = part.at(-1);
    if (!last || part.length < rowsAtOnce) return rows;
    position = { at: last.exactAt, id: last.id, first: false };
  }
}
