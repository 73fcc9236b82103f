import type { Latencies } from './latencies.ts';
import type { Place, Question } from './plain-connection.ts';
import { plainFullLoad, plainSteadyLoad } from './plain-load.ts';

/** What this process is told to do. */
export interface Order {
  place: Place;
  question: Question;
  seconds: number;
  /** Questions a second; `null`: as many as are answered. */
  rate: number | null;
}

/** How it went: answers a second, or how long they took; or why it failed. */
export type Outcome = { result: number | Latencies } | { failure: string };

const load = ({ place, question, seconds, rate }: Order): Promise<number | Latencies> =>
  rate === null
    ? plainFullLoad(place, question, seconds)
    : plainSteadyLoad(place, question, { rate, seconds });

const outcomeOf = (order: Order): Promise<Outcome> =>
  load(order).then(
    (result) => ({ result }),
    (error: unknown) => ({ failure: String(error) }),
  );

process.on('message', (order: Order) => {
  void outcomeOf(order).then((outcome) => process.send?.(outcome));
});
