import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { request } from 'undici';

/** Where files are found by their names alone. */
export const lastingAddress = '/files/';

const released = /\/releases\/shell\/[^/"]+\//g;

/** Passes requests on, with the addresses of the shell's files changed. */
class LastingAddresses {
  readonly #origin: string;
  /** Of the release that the latest HTML named. */
  #folder = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  async answer(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET', headers } = asked;
    const isPage = headers.accept?.includes('text/html') === true;
    const path = url.startsWith(lastingAddress)
      ? this.#folder + url.slice(lastingAddress.length)
      : url;
    const { connection: _, ...passed } = headers;
    const {
      statusCode,
      headers: given,
      body,
    } = await request(this.#origin + path, {
      method: method as 'GET',
      headers: { ...passed, ...(isPage && { 'accept-encoding': 'identity' }) },
      body: method === 'GET' || method === 'HEAD' ? null : asked,
    });
    if (!isPage) {
      answer.writeHead(statusCode, given);
      await pipeline(body, answer);
      return;
    }
    const html = await body.text();
    this.#folder = released.exec(html)?.[0] ?? this.#folder;
    released.lastIndex = 0;
    const { 'content-length': __, ...kept } = given;
    answer.writeHead(statusCode, kept).end(html.replaceAll(released, lastingAddress));
  }
}

/**
 * Serves a product so that a file of its shell keeps its address from one release to the next as
 * long as its content stays.
 */
export async function withLastingAddresses<Result>(
  origin: string,
  use: (baseUrl: string) => Promise<Result>,
): Promise<Result> {
  const addresses = new LastingAddresses(origin);
  const server = createServer((asked, answer) => {
    addresses.answer(asked, answer).catch((error: unknown) => answer.destroy(error as Error));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
