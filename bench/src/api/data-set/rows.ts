/** What stands in a column of a line that PostgreSQL's COPY reads. */
type Value = string | number | boolean | Date | null;

const special = /[\\\n\r\t]/;
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function written(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') {
    return special.test(value) ? value.replace(/[\\\n\r\t]/g, (one) => escapes[one] ?? one) : value;
  }
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return typeof value === 'number' ? String(value) : value.toISOString();
}

/** A line of COPY's text format. */
export const lineOf = (values: readonly Value[]): string => `${values.map(written).join('\t')}\n`;

/** Rows of one table: its columns, and for each row a value for each, made anew at each reading. */
export interface Rows {
  table: string;
  columns: readonly string[];
  values(): Iterable<readonly Value[]>;
}
