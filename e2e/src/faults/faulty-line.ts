import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { ArrivalFault } from '../../../delivery/src/testing/arrival-faults.ts';

/** What came from the product. */
interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const parts = 20;

/** Between the parts of a slow answer, in milliseconds. */
const pause = 250;

function say(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

type Spoil = (response: ServerResponse, answer: () => Promise<Answer>) => Promise<void> | void;

const spoil: Record<ArrivalFault, Spoil> = {
  refused: (response) => {
    response.destroy();
  },
  missing: (response) => {
    say(response, 404, 'text/plain', 'No such file');
  },
  broken: (response) => {
    say(response, 500, 'text/plain', 'Out of order');
  },
  hang: () => undefined,
  async slow(response, answer) {
    const { status, headers, body } = await answer();
    response.writeHead(status, headers);
    const size = Math.ceil(body.length / parts);
    for (let at = 0; at < body.length; at += size) {
      await wait(pause);
      response.write(body.subarray(at, at + size));
    }
    response.end();
  },
  async cut(response, answer) {
    const { status, headers, body } = await answer();
    response.writeHead(status, headers);
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
  page: (response) => {
    say(response, 200, 'text/html', '<!doctype html><title>Sign in to the network</title>');
  },
  async changed(response, answer) {
    const { status, headers, body } = await answer();
    const middle = Math.floor(body.length / 2);
    body.writeUInt8(body.readUInt8(middle) ^ 1, middle);
    response.writeHead(status, headers).end(body);
  },
};

/** The line between browsers and a product, on which files with a certain address do not arrive. */
export class FaultyLine {
  readonly #server: Server;
  readonly #product: URL;
  #plan: { pattern: RegExp; fault: ArrivalFault } | null = null;

  private constructor(server: Server, product: URL) {
    this.#server = server;
    this.#product = product;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.#answer(request, response).catch(() => response.destroy());
    });
  }

  /** @param address of the product */
  static async before(address: string): Promise<FaultyLine> {
    const product = new URL(address);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, product.hostname, resolve));
    return new FaultyLine(server, product);
  }

  /** Where a browser reaches the product through it. */
  get address(): string {
    const { address, port } = this.#server.address() as AddressInfo;
    return `http://${address}:${port}`;
  }

  strike(pattern: RegExp, fault: ArrivalFault): void {
    this.#plan = { pattern, fault };
  }

  mend(): void {
    this.#plan = null;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const plan = this.#plan;
    if (!plan?.pattern.test(request.url ?? '')) {
      const arrived = await this.#pass(request, request.headers);
      response.writeHead(arrived.statusCode ?? 502, arrived.headers);
      arrived.pipe(response);
      return;
    }
    await spoil[plan.fault](response, async () => {
      const { 'accept-encoding': _compressed, ...headers } = request.headers;
      const arrived = await this.#pass(request, headers);
      const { statusCode: status = 502, headers: answered } = arrived;
      return { status, headers: answered, body: await buffer(arrived) };
    });
  }

  #pass(request: IncomingMessage, headers: IncomingMessage['headers']): Promise<IncomingMessage> {
    const { hostname, port } = this.#product;
    const { method, url } = request;
    return new Promise((resolve, reject) => {
      const passed = ask({ hostname, port, method, path: url, headers }, resolve);
      passed.on('error', reject);
      request.pipe(passed);
    });
  }
}
