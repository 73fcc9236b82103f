import type { Visit } from './visit.ts';

/** How a browser comes into a state of a screen: it ends with the state in view. */
export type Way = (visit: Visit) => Promise<void>;

/**
 * The ways into all states of one screen. The names are those of `states.json`, so that a state
 * without a way, and a way without a state, are errors of type.
 */
export type WaysInto<States> = { readonly [State in keyof States]: Way };

/** The ways into all states of an area's screens. */
export type Screens<States> = { readonly [Screen in keyof States]: WaysInto<States[Screen]> };
