import { destination } from 'pino';

/** So many bytes are written at once, and wait at most; milliseconds in which what is less is written too. */
const room = { bytes: 4096, most: 1_000_000, wait: 1_000 };

/**
 * Where log lines go: to standard output, many at a time, since writing each takes as long as
 * answering with a small file. While they cannot be written, as on a full disk, they wait; what finds
 * no room is lost, and answers go on.
 */
export function logLines(): { write(line: string): void } {
  const lines = destination({ fd: 1, minLength: room.bytes, maxLength: room.most, sync: true });
  lines.on('error', () => undefined);
  // Not `flushSync`: until it can write, it tries again and lets nothing else happen.
  setInterval(() => lines.flush(), room.wait).unref();
  process.on('exit', () => lines.flush());
  return lines;
}
