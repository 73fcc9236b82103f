import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import { lineOf, type Rows } from './rows.ts';

/** Characters that are handed on at once. */
const portion = 128 * 1024;

function* portions(rows: Rows): Generator<string> {
  let text = '';
  for (const values of rows.values()) {
    text += lineOf(values);
    if (text.length < portion) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
}

/** Fills a table anew, in one transaction, so that nothing of it goes through the write-ahead log. */
export async function fillTable(client: Client, rows: Rows): Promise<void> {
  await client.query('begin');
  await client.query(`truncate ${rows.table}`);
  const into = `${rows.table} (${rows.columns.join(', ')})`;
  await pipeline(
    Readable.from(portions(rows)),
    client.query(from(`copy ${into} from stdin with (freeze)`)),
  );
  await client.query('commit');
}
