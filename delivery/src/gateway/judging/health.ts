import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { HealthRecord } from '../../store/health-record.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import type { GatewayConfig } from '../config.ts';
import type { LivePages } from '../pages/live-pages.ts';
import { ReleaseCounter } from '../reports/release-counter.ts';
import { Judge } from './judge.ts';

/** Old windows are taken out of the store so often, in milliseconds. */
const sweepEvery = 10 * 60 * 1_000;

/** What was counted last may take so long to be written, in milliseconds. */
const farewell = 1_000;

/**
 * How the live releases do: counts what happens at this gateway, writes it into the store, and
 * takes back what all gateways together found to be bad.
 */
export class Health {
  readonly counter = new ReleaseCounter();
  readonly #store: ReleaseStore;
  readonly #pages: LivePages;
  readonly #config: GatewayConfig['judging'];
  readonly #log: FastifyBaseLogger;
  readonly #record: HealthRecord;
  readonly #judge: Judge;
  /** Another one each time: a gateway that was started anew writes beside its predecessor. */
  readonly #gateway = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #sweptAt = 0;

  constructor(
    store: ReleaseStore,
    pages: LivePages,
    config: GatewayConfig['judging'],
    log: FastifyBaseLogger,
  ) {
    this.#store = store;
    this.#pages = pages;
    this.#config = config;
    this.#log = log;
    this.#record = new HealthRecord(store.health);
    this.#judge = new Judge(store, this.#record, config.rules, log);
  }

  start(): void {
    this.#timer = setTimeout(() => {
      void this.#turn().then(() => {
        if (this.#timer) this.start();
      });
    }, this.#config.every).unref();
  }

  /** Writes what was counted last. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // Nobody waits long for a store that hangs.
    await Promise.race([this.#write(), wait(farewell, undefined, { ref: false })]);
  }

  async #turn(): Promise<void> {
    await this.#write();
    try {
      if (this.#config.takesBack) await this.#judge.look(await this.#pages.document());
      await this.#sweep();
    } catch (error) {
      this.#log.warn(error, 'releases cannot be judged at the moment');
    }
  }

  async #write(): Promise<void> {
    const counted = this.counter.take();
    if (!counted) return;
    const window = String(Date.parse(counted.from));
    try {
      await this.#store.health.write({ gateway: this.#gateway, window }, JSON.stringify(counted));
    } catch (error) {
      this.#log.warn(error, 'what was counted cannot be written, and is lost');
    }
  }

  async #sweep(): Promise<void> {
    if (Date.now() - this.#sweptAt < sweepEvery) return;
    this.#sweptAt = Date.now();
    await this.#record.sweep();
  }
}
