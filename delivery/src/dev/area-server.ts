import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentType } from '../gateway/files/content-type.ts';

/** Between two signs that the line is still there, in milliseconds. */
const heartbeat = 20_000;

/** Names of files as builds make them: nothing of them leads out of the folder. */
const fileName = /^\/((?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/)*[A-Za-z0-9_~-][A-Za-z0-9._~-]*)$/;

/** One machine is reached by several names. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** The origins that a product at an address may have in a browser. */
function originsOf(address: string): string[] {
  const { protocol, hostname, port } = new URL(address);
  const names = loopback.includes(hostname) ? loopback : [hostname];
  return names.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
}

/**
 * Serves the files of an area to the pages of one product, and tells them at `/changes` of each
 * build, as server-sent events.
 */
export class AreaServer {
  readonly #folder: string;
  readonly #server: Server;
  readonly #listeners = new Set<ServerResponse>();
  readonly #beat: NodeJS.Timeout;
  #readers: string[] = [];
  #version: string | undefined;

  /** @param folder where the builds are */
  constructor(folder: string) {
    this.#folder = folder;
    this.#server = createServer((request, response) => this.#answer(request, response));
    this.#beat = setInterval(() => {
      for (const listener of this.#listeners) listener.write(':\n\n');
    }, heartbeat).unref();
  }

  /**
   * Listens on the first of the ports that is free; 0 stands for any.
   * @returns that port
   * @throws Error if none is
   */
  async listen(ports: number[]): Promise<number> {
    for (const port of ports) {
      const own = await this.#listensOn(port);
      if (own !== null) return own;
    }
    const [first, last] = [ports[0], ports.at(-1)];
    throw new Error(
      first === last
        ? `Port ${String(first)} is taken by another program. Choose another one: --port <number>`
        : `All ports from ${String(first)} to ${String(last)} are taken. End another npm run dev.`,
    );
  }

  /** @param address of the product whose pages may read what is served: no other site may */
  allow(address: string): void {
    this.#readers = originsOf(address);
  }

  /** Tells every open page of a build. */
  tell(version: string): void {
    this.#version = version;
    for (const listener of this.#listeners) listener.write(this.#event(version));
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** @returns the port; `null`: somebody else has it */
  #listensOn(port: number): Promise<number | null> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE') resolve(null);
        else reject(error);
      });
      this.#server.listen(port, '127.0.0.1', () => {
        this.#server.removeAllListeners('error');
        resolve((this.#server.address() as AddressInfo).port);
      });
    });
  }

  #event(version: string): string {
    return `event: built\ndata: ${version}\n\n`;
  }

  #answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): void {
    const [path = '/'] = url.split('?');
    const { origin } = headers;
    response.setHeader('vary', 'origin');
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('x-content-type-options', 'nosniff');
    if (origin !== undefined && this.#readers.includes(origin)) {
      response.setHeader('access-control-allow-origin', origin);
    }
    if (path === '/changes') this.#open(response);
    else void this.#send(path, response);
  }

  #open(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('retry: 1000\n\n');
    if (this.#version !== undefined) response.write(this.#event(this.#version));
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  async #send(path: string, response: ServerResponse): Promise<void> {
    const [, file] = fileName.exec(path) ?? [];
    try {
      if (file === undefined) throw new Error('no name of a file');
      const content = await readFile(join(this.#folder, file));
      response.writeHead(200, { 'content-type': contentType(file) }).end(content);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not built.\n');
    }
  }
}
