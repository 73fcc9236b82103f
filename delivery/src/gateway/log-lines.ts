import { destination } from 'pino';

/** So many bytes are written at once; milliseconds in which what is less is written too. */
const room = { bytes: 4096, wait: 1_000 };

/**
 * Where log lines go: to standard output, many at a time, since writing each takes as long as
 * answering with a small file.
 */
export function logLines(): { write(line: string): void } {
  const lines = destination({ fd: 1, minLength: room.bytes, sync: true });
  setInterval(() => lines.flushSync(), room.wait).unref();
  process.on('exit', () => lines.flushSync());
  return lines;
}
