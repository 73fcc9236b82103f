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

const good = Buffer.from('HTTP/1.1 200 ');
const lengthLine = Buffer.from('\r\ncontent-length: ');
const endOfHead = Buffer.from('\r\n\r\n');
const zero = 0x30;

const isDigit = (byte: number | undefined): byte is number =>
  byte !== undefined && byte >= zero && byte <= zero + 9;

/** @returns bytes of the body, as the head says; `null`: it does not */
function lengthIn(head: Buffer): number | null {
  const from = head.indexOf(lengthLine) + lengthLine.length;
  if (from < lengthLine.length) return null;
  let length = 0;
  for (let at = from, digit = head[at]; isDigit(digit); digit = head[++at]) {
    length = length * 10 + digit - zero;
  }
  return length;
}

/**
 * A connection that asks and reads past the answers, and leaves next to nothing behind: what the
 * asking costs, its garbage collection above all, is not to hide what the answering does.
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
    const length = lengthIn(come);
    if (length === null || come.compare(good, 0, good.length, 0, good.length) !== 0) {
      this.#fail(come.toString('latin1', 0, bodyAt));
      return false;
    }
    this.#left = length - (come.length - bodyAt);
    if (this.#head.length > 0) this.#head = Buffer.alloc(0);
    return true;
  }

  #fail(why: string): void {
    this.#hearer.onFailure(new Error(`${this.#named}: ${why}`));
    this.end();
  }
}
