import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pipeline, Transform } from 'node:stream';

/** Lets bytes pass in one direction, or holds them. */
class Gate {
  #left = Infinity;
  #onHeld: () => void = () => undefined;
  #held: (() => void)[] = [];

  /** Lets so many more bytes pass. Resolves once something is held. */
  closeAfter(bytes: number): Promise<void> {
    this.#left = bytes;
    return new Promise((resolve) => {
      this.#onHeld = resolve;
    });
  }

  open(): void {
    this.#left = Infinity;
    for (const pass of this.#held.splice(0)) pass();
  }

  passage(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, pass) => {
        this.#left -= chunk.length;
        if (this.#left >= 0) {
          pass(null, chunk);
          return;
        }
        this.#held.push(() => {
          pass(null, chunk);
        });
        this.#onHeld();
      },
    });
  }
}

/**
 * A stretch of the line between a browser and the product, which can fail as a real one does: what
 * is under way ends or waits, wherever it has come to.
 */
export class Relay {
  readonly requests = new Gate();
  readonly answers = new Gate();
  readonly #server: Server;
  readonly #browsers = new Set<Socket>();
  #isCut = false;

  private constructor(server: Server, product: URL) {
    this.#server = server;
    server.on('connection', (browser) => {
      if (this.#isCut) {
        browser.destroy();
        return;
      }
      this.#browsers.add(browser);
      const there = connect(Number(product.port), product.hostname);
      pipeline(browser, this.requests.passage(), there, this.answers.passage(), browser, () =>
        this.#browsers.delete(browser),
      );
    });
  }

  /** @param address of the product */
  static async before(address: string): Promise<Relay> {
    const product = new URL(address);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, product.hostname, resolve));
    return new Relay(server, product);
  }

  /** Where a browser reaches the product through it. */
  get address(): string {
    const { address, port } = this.#server.address() as AddressInfo;
    return `http://${address}:${port}`;
  }

  /** Ends what is under way. */
  drop(): void {
    for (const browser of this.#browsers) browser.destroy();
    this.requests.open();
    this.answers.open();
  }

  /** Ends what is under way, and everything that follows. */
  cut(): void {
    this.#isCut = true;
    this.drop();
  }

  restore(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
