import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Latencies } from './latencies.ts';
import type { Order, Outcome } from './load-process.ts';
import type { Place, Question } from './plain-connection.ts';

/** What Linux tells a process of itself. */
const ownStatus = '/proc/self/status';

/**
 * On two processors the threads that collect garbage and compile for one process take the place of
 * another. This one is to take none from the server: it collects no garbage during a round.
 */
const quietly = ['--single-threaded', '--min-semi-space-size=128', '--max-semi-space-size=128'];

/** @returns a command that keeps a program on one processor, where Linux has it; else nothing */
function onOneProcessor(): string[] {
  const status = existsSync(ownStatus) ? readFileSync(ownStatus, 'utf8') : '';
  const [, first] = /^Cpus_allowed_list:\s*(\d+)/m.exec(status) ?? [];
  if (first === undefined) return [];
  const [program, ...limits] = ['taskset', '--cpu-list', first] as const;
  return spawnSync(program, [...limits, 'true']).status === 0 ? [program, ...limits] : [];
}

/**
 * Asks a server from a process of its own, which stays on one processor: a server whose answers
 * wake their reader on the server's own processor is interrupted by each.
 */
export class LoadGenerator {
  readonly #process: ChildProcess;
  readonly #ended = new AbortController();

  constructor() {
    const program = fileURLToPath(new URL('load-process.ts', import.meta.url));
    const [command, ...rest] = [...onOneProcessor(), process.execPath, ...quietly, program];
    this.#process = spawn(command, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#process.once('exit', () => this.#ended.abort());
  }

  /** Asks as much as is answered. @returns answers a second @throws Error unless all is a 200 */
  full(place: Place, question: Question, seconds: number): Promise<number> {
    return this.#carryOut({ place, question, seconds, rate: null }) as Promise<number>;
  }

  /** Asks at a steady rate, whether or not the answers keep up. @throws Error unless all is a 200 */
  steady(
    place: Place,
    question: Question,
    { rate, seconds }: { rate: number; seconds: number },
  ): Promise<Latencies> {
    return this.#carryOut({ place, question, seconds, rate }) as Promise<Latencies>;
  }

  end(): void {
    this.#process.kill();
  }

  async #carryOut(order: Order): Promise<number | Latencies> {
    this.#process.send(order);
    const { signal } = this.#ended;
    const [outcome] = (await once(this.#process, 'message', { signal })) as [Outcome];
    if ('failure' in outcome) throw new Error(outcome.failure);
    return outcome.result;
  }
}
