import { startDemoProduct, type DemoProduct } from './demo-product.ts';

/** The product as the sources make it, for one bench after the other. */
export class SharedProduct {
  #running: Promise<DemoProduct> | undefined;

  /** Starts it, unless it runs. */
  running(): Promise<DemoProduct> {
    return (this.#running ??= startDemoProduct());
  }

  /** Ends it and removes what it kept, if it was started. */
  async end(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    await (await running?.catch(() => undefined))?.remove();
  }
}
