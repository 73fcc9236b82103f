import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentilesOf, type Latencies } from './latencies.ts';

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

const connections = 24;
/** Times what is due in a millisecond: what this process was too late for is not asked for in one moment. */
const mostAtOnce = 1.3;
const endOfHead = '\r\n\r\n';

/**
 * A connection that asks and reads past the answers: what the asking costs is not to hide what the
 * answering does.
 */
class PlainConnection {
  readonly #socket: Socket;
  readonly #asked: string;
  readonly #named: string;
  /** What has come of the head, and how much of the body is still to come. */
  #head = '';
  #left = 0;
  #settle: { resolve: () => void; reject: (error: Error) => void } | undefined;

  constructor({ host, port }: Place, { path, headers }: Question) {
    const lines = Object.entries({ host: `${host}:${port}`, ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    this.#asked = `GET ${path} HTTP/1.1\r\n${head}\r\n`;
    this.#named = `${path} of port ${port}`;
    const buffer = Buffer.allocUnsafe(65_536);
    const callback = (size: number): boolean => {
      this.#read(buffer.subarray(0, size));
      return true;
    };
    this.#socket = connect({ host, port, noDelay: true, onread: { buffer, callback } });
    this.#socket.on('error', (error) => this.#fail(error.message));
    this.#socket.on('end', () => this.#fail('the connection was ended'));
  }

  /** @throws Error unless the answer is a 200 that says its length */
  ask(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(this.#asked);
    });
  }

  end(): void {
    this.#socket.destroy();
  }

  #read(bytes: Buffer): void {
    if (this.#left === 0) this.#readHead(bytes);
    else this.#left -= bytes.length;
    if (this.#left === 0 && this.#head === '') this.#settle?.resolve();
  }

  #readHead(bytes: Buffer): void {
    this.#head += bytes.toString('latin1');
    const bodyAt = this.#head.indexOf(endOfHead) + endOfHead.length;
    if (bodyAt < endOfHead.length) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#head.slice(0, bodyAt))?.[1];
    if (!this.#head.startsWith('HTTP/1.1 200') || length === undefined) {
      this.#fail(this.#head.slice(0, bodyAt));
      return;
    }
    this.#left = Number(length) - (this.#head.length - bodyAt);
    this.#head = '';
  }

  #fail(why: string): void {
    this.#settle?.reject(new Error(`${this.#named}: ${why}`));
    this.end();
  }
}

async function withConnections<Result>(
  place: Place,
  question: Question,
  use: (all: PlainConnection[]) => Promise<Result>,
): Promise<Result> {
  const all = Array.from({ length: connections }, () => new PlainConnection(place, question));
  try {
    return await use(all);
  } finally {
    for (const connection of all) connection.end();
  }
}

/** Asks as much as is answered. @returns answers a second */
export function plainFullLoad(place: Place, question: Question, seconds: number): Promise<number> {
  return withConnections(place, question, async (all) => {
    const from = performance.now();
    const end = from + seconds * 1000;
    let answered = 0;
    const askInTurn = async (connection: PlainConnection): Promise<void> => {
      while (performance.now() < end) {
        await connection.ask();
        answered += 1;
      }
    };
    await Promise.all(all.map(askInTurn));
    return answered / ((performance.now() - from) / 1000);
  });
}

/**
 * Asks at a steady rate, over whichever connection is free; to wait for one counts. What is due is
 * asked for once a millisecond: to wait without sleep would take time from the server.
 */
export function plainSteadyLoad(
  place: Place,
  question: Question,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Latencies> {
  return withConnections(place, question, async (all) => {
    // To open connections is no part of what is measured.
    await Promise.all(all.map((connection) => connection.ask()));
    const took = new Float64Array(Math.max(1, Math.floor(rate * seconds)));
    const free = [...all];
    /** When each question that is due began to wait. */
    const waiting: number[] = [];
    let due = 0;
    let answered = 0;
    let failure: Error | undefined;
    const askDue = async (connection: PlainConnection): Promise<void> => {
      for (let since = waiting.shift(); since !== undefined; since = waiting.shift()) {
        await connection.ask();
        took[answered++] = performance.now() - since;
      }
      free.push(connection);
    };
    const atOnce = Math.ceil((rate / 1000) * mostAtOnce);
    const from = performance.now();
    const answers: Promise<void>[] = [];
    while (due < took.length && !failure) {
      const soFar = Math.min(took.length, ((performance.now() - from) / 1000) * rate);
      for (const end = Math.min(soFar, due + atOnce); due < end; due++) {
        waiting.push(performance.now());
      }
      while (waiting.length > 0) {
        const connection = free.shift();
        if (!connection) break;
        const answer = askDue(connection).catch((error: unknown) => {
          failure ??= error as Error;
        });
        answers.push(answer);
      }
      await sleep(1);
    }
    await Promise.all(answers);
    if (failure) throw failure;
    return percentilesOf(took);
  });
}
