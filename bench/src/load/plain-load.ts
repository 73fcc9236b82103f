import { setTimeout as sleep } from 'node:timers/promises';
import { percentilesOf, type Latencies } from './latencies.ts';
import { PlainConnection, type Hearer, type Place, type Question } from './plain-connection.ts';

const connections = 24;
/** Times what is due in a millisecond: what this process was too late for is not asked for in one moment. */
const mostAtOnce = 1.3;

type OnAnswer = Hearer['onAnswer'];

/** Connections to one server that are open, and ask it one thing. */
class Crowd {
  readonly #hearer: Hearer = { onAnswer: () => undefined, onFailure: () => undefined };
  readonly all: readonly PlainConnection[];

  private constructor(place: Place, question: Question) {
    this.all = Array.from(
      { length: connections },
      () => new PlainConnection(place, question, this.#hearer),
    );
  }

  /** Opens connections, which is no part of what is measured, lends and ends them. */
  static async lend<Result>(
    place: Place,
    question: Question,
    use: (crowd: Crowd) => Promise<Result>,
  ): Promise<Result> {
    const crowd = new Crowd(place, question);
    try {
      await crowd.hear((onEnd) => {
        let opening = connections;
        for (const connection of crowd.all) connection.ask(0);
        return () => {
          if (--opening === 0) onEnd();
        };
      });
      return await use(crowd);
    } finally {
      for (const connection of crowd.all) connection.end();
    }
  }

  /**
   * @param ask begins to ask; gives what hears of each answer, until it calls `onEnd`
   * @throws Error of the first connection that fails
   */
  hear(ask: (onEnd: () => void) => OnAnswer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#hearer.onFailure = reject;
      this.#hearer.onAnswer = ask(resolve);
    });
  }
}

/** Asks as much as is answered. @returns answers a second */
export function plainFullLoad(place: Place, question: Question, seconds: number): Promise<number> {
  return Crowd.lend(place, question, async (crowd) => {
    const from = performance.now();
    const end = from + seconds * 1000;
    let answered = 0;
    await crowd.hear((onEnd) => {
      let asking = crowd.all.length;
      for (const connection of crowd.all) connection.ask(from);
      return (connection) => {
        answered += 1;
        const now = performance.now();
        if (now < end) connection.ask(now);
        else if (--asking === 0) onEnd();
      };
    });
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
  return Crowd.lend(place, question, async (crowd) => {
    const took = new Float64Array(Math.max(1, Math.floor(rate * seconds)));
    const dueSince = new Float64Array(took.length);
    const free = [...crowd.all];
    let due = 0;
    let asked = 0;
    let answered = 0;
    const askNext = (connection: PlainConnection): void => {
      connection.ask(dueSince[asked++] as number);
    };
    const answeredAll = crowd.hear((onEnd) => (connection, since) => {
      took[answered++] = performance.now() - since;
      if (asked < due) askNext(connection);
      else free.push(connection);
      if (answered === took.length) onEnd();
    });
    const atOnce = Math.ceil((rate / 1000) * mostAtOnce);
    const askAll = async (): Promise<void> => {
      const from = performance.now();
      while (due < took.length) {
        const soFar = Math.min(took.length, ((performance.now() - from) / 1000) * rate);
        for (const end = Math.min(soFar, due + atOnce); due < end; due++) {
          dueSince[due] = performance.now();
        }
        for (let next = free.length; next > 0 && asked < due; next--) {
          askNext(free.pop() as PlainConnection);
        }
        await sleep(1);
      }
    };
    await Promise.all([askAll(), answeredAll]);
    return percentilesOf(took);
  });
}
