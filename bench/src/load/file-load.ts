import { connect } from 'node:net';

/** A server on this machine. */
export interface Place {
  host: string;
  port: number;
}

const connections = 24;
const endOfHead = '\r\n\r\n';

/**
 * Asks for a file again and again over one connection, and reads past the answers: what the asking
 * costs is not to hide what the answering does.
 * @returns how often it was answered
 */
function askInTurn({ host, port }: Place, path: string, end: number): Promise<number> {
  const question = `GET ${path} HTTP/1.1\r\nhost: ${host}:${port}\r\naccept-encoding: br\r\n\r\n`;
  const room = Buffer.allocUnsafe(65_536);
  return new Promise((resolve, reject) => {
    let answered = 0;
    /** What has come of the head, and how much of the body is still to come. */
    let head = '';
    let left = 0;
    const fail = (why: string): void => {
      socket.destroy();
      reject(new Error(`${path} of port ${port}: ${why}`));
    };
    const readHead = (bytes: Buffer): void => {
      head += bytes.toString('latin1');
      const bodyAt = head.indexOf(endOfHead) + endOfHead.length;
      if (bodyAt < endOfHead.length) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, bodyAt))?.[1];
      if (!head.startsWith('HTTP/1.1 200') || length === undefined) return fail(head);
      left = Number(length) - (head.length - bodyAt);
      head = '';
      if (left === 0) next();
    };
    const next = (): void => {
      answered += 1;
      if (performance.now() < end) {
        socket.write(question);
        return;
      }
      socket.destroy();
      resolve(answered);
    };
    const socket = connect({
      host,
      port,
      noDelay: true,
      onread: {
        buffer: room,
        callback(size) {
          if (left === 0) readHead(room.subarray(0, size));
          else if ((left -= size) === 0) next();
          return true;
        },
      },
    });
    socket.on('connect', () => socket.write(question));
    socket.on('error', (error) => fail(error.message));
    socket.on('end', () => fail('the connection was ended'));
  });
}

/** Asks for a file as much as is answered. @returns answers a second */
export async function fileLoad(place: Place, path: string, seconds: number): Promise<number> {
  const from = performance.now();
  const end = from + seconds * 1000;
  const answered = await Promise.all(
    Array.from({ length: connections }, () => askInTurn(place, path, end)),
  );
  return answered.reduce((sum, one) => sum + one, 0) / ((performance.now() - from) / 1000);
}
