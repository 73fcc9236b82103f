import { existsSync, readFileSync, statSync } from 'node:fs';

const mostLines = 20;

/** How far a log goes now, in bytes; a process that is started next writes from there. */
export const endOfLog = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/**
 * Why a program did not start, in the program's own words where it has said so: the cause first.
 * @param log where its output went
 * @param from where this run's output begins in it; earlier runs are left out
 */
export function explainFailure(name: string, how: string, log: string, from: number): string {
  const output = readFrom(log, from);
  const ownWords = /^The \S+ cannot start[.:][^]*/m.exec(output)?.[0];
  if (ownWords !== undefined) return ownWords;
  const cause = /^\S*Error\b.*/m.exec(output)?.[0] ?? how;
  const last = output.split('\n').slice(-mostLines).join('\n');
  return [`The ${name} does not start: ${cause}`, last, `Its log: ${log}`]
    .filter((part) => part !== '')
    .join('\n');
}

/** A log that has become shorter was emptied meanwhile and holds this run alone. */
function readFrom(log: string, from: number): string {
  if (!existsSync(log)) return '';
  const bytes = readFileSync(log);
  return bytes
    .subarray(from > bytes.length ? 0 : from)
    .toString()
    .trimEnd();
}
