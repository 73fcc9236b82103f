import { connect, type Socket } from 'node:net';

/** A server on this machine. */
export interface Place {
  host: string;
  port: number;
}

/** What is asked for, again and again. */
export interface Question {
  path: string;
  headers: Record<string, string>;
}

/** What becomes of a connection's questions. */
export interface Hearer {
  /** @param since when the question began to wait, as it was asked */
  onAnswer: (connection: PlainConnection, since: number) => void;
  /** The connection cannot be used further. */
  onFailure: (error: Error) => void;
}

const endOfHead = '\r\n\r\n';

/**
 * A connection that asks and reads past the answers: what the asking costs is not to hide what the
 * answering does.
 */
export class PlainConnection {
  readonly #socket: Socket;
  readonly #asked: Buffer;
  readonly #named: string;
  readonly #hearer: Hearer;
  #since = 0;
  /** What has come of a head that is not whole. */
  #head = Buffer.alloc(0);
  /** How much of the body is still to come. */
  #left = 0;

  constructor({ host, port }: Place, { path, headers }: Question, hearer: Hearer) {
    const lines = Object.entries({ host: `${host}:${port}`, ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    this.#asked = Buffer.from(`GET ${path} HTTP/1.1\r\n${head}\r\n`);
    this.#named = `${path} of port ${port}`;
    this.#hearer = hearer;
    const buffer = Buffer.allocUnsafe(65_536);
    const callback = (size: number): boolean => {
      this.#read(buffer, size);
      return true;
    };
    this.#socket = connect({ host, port, noDelay: true, onread: { buffer, callback } });
    this.#socket.on('error', (error) => this.#fail(error.message));
    this.#socket.on('end', () => this.#fail('the connection was ended'));
  }

  /** @param since is handed back with the answer, which has to be a 200 that says its length */
  ask(since: number): void {
    this.#since = since;
    this.#socket.write(this.#asked);
  }

  end(): void {
    this.#socket.destroy();
  }

  #read(buffer: Buffer, size: number): void {
    if (this.#left > 0) this.#left -= size;
    else if (!this.#readHead(buffer.subarray(0, size))) return;
    if (this.#left < 0) this.#fail('the answer is longer than it says');
    if (this.#left === 0) this.#hearer.onAnswer(this, this.#since);
  }

  /** @returns whether all of it has come */
  #readHead(bytes: Buffer): boolean {
    const come = this.#head.length > 0 ? Buffer.concat([this.#head, bytes]) : bytes;
    const bodyAt = come.indexOf(endOfHead) + endOfHead.length;
    if (bodyAt < endOfHead.length) {
      this.#head = Buffer.from(come);
      return false;
    }
    const head = come.toString('latin1', 0, bodyAt);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) {
      this.#fail(head);
      return false;
    }
    this.#left = Number(length) - (come.length - bodyAt);
    if (this.#head.length > 0) this.#head = Buffer.alloc(0);
    return true;
  }

  #fail(why: string): void {
    this.#hearer.onFailure(new Error(`${this.#named}: ${why}`));
    this.end();
  }
}
