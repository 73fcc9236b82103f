const parameter = 'next';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Address of the sign-in page that leads back to where somebody was. */
export function signInAddress({ pathname, search, hash }: Address): string {
  return `/login?${new URLSearchParams({ [parameter]: pathname + search + hash })}`;
}

/** The state of a step to the sign-in page that nobody took on purpose: there was no session. */
export const ledToSignIn = { led: true };

export function isLedToSignIn({ state }: { state: unknown }): boolean {
  return (state as Partial<typeof ledToSignIn> | null)?.led === true;
}

/** A browser drops some of these from an address, and takes it for another one. */
const control = /\p{Cc}/u;

/** Steps of signing in and up. Behind them nobody wants to go back to them, and some end a session. */
const step = /^\/(login|loader|register|signup|create-(student|company)-account|reset)\b/i;

/** Whether the router takes a path for one: it reads escapes, and letters of any case. */
function isStep(path: string): boolean {
  try {
    return step.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function addressOf(next: string): URL | null {
  try {
    return new URL(next, location.origin);
  } catch {
    return null;
  }
}

/**
 * Where to go after signing in or up: the page somebody came from, if it is one of this product.
 *
 * @param search query string of a step of signing in or up
 * @returns path, query and fragment on this origin, or null
 */
export function readReturnAddress(search: string): string | null {
  const next = new URLSearchParams(search).get(parameter);
  if (next === null || !next.startsWith('/') || control.test(next)) return null;
  const address = addressOf(next);
  if (address?.origin !== location.origin) return null;
  const path = address.pathname + address.search + address.hash;
  // A path of two slashes would name another host.
  return path.startsWith('//') || isStep(address.pathname) ? null : path;
}
