import type { Caller } from '../people/api-client.ts';
import type { Cast } from './cast.ts';
import type { Way } from './ways.ts';

/** Somebody of the cast. */
export type Who = (cast: Cast) => Promise<Caller>;

/** Who opens what. */
export type Arrival = (cast: Cast) => Promise<{ person: Caller; address: string }>;

/** Somebody opens an address that is the same for everybody. */
export const at =
  (address: string, who: Who): Arrival =>
  async (cast) => ({ person: await who(cast), address });

/** A screen that has come, and says this. */
export const shows =
  (arrival: Arrival, words: string | RegExp): Way =>
  async (visit) => {
    const { person, address } = await arrival(visit.cast);
    await visit.as(person);
    await visit.open(address);
    await visit.sees(words);
  };

/** A screen one of whose calls is not answered. */
export const loads =
  (arrival: Arrival, call: string): Way =>
  async (visit) => {
    const { person, address } = await arrival(visit.cast);
    await visit.as(person);
    await visit.hold(call);
    await visit.openLoading(address);
  };

/** A screen one of whose calls fails, of which it says this. */
export const fails =
  (arrival: Arrival, call: string, words: string): Way =>
  async (visit) => {
    await visit.fail(call);
    await shows(arrival, words)(visit);
  };

/** A screen that shows something, and then that it cannot be read again: a call of its fails. */
export const failsLater =
  (way: Way, call: string, words: string): Way =>
  async (visit) => {
    await way(visit);
    await visit.fail(call);
    await visit.comeBack();
    await visit.sees(words);
  };
