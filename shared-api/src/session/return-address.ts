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

/** Whether the router takes a path for the sign-in page: it reads escapes, and letters of any case. */
function isSignInPage(path: string): boolean {
  try {
    return /^\/login\b/i.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Where to go after signing in: the page somebody came from, if it is one of this product.
 *
 * @param search query string of the sign-in page
 * @returns path, query and fragment on this origin, or null
 */
export function readReturnAddress(search: string): string | null {
  const next = new URLSearchParams(search).get(parameter);
  if (next === null || !next.startsWith('/') || control.test(next)) return null;
  if (!URL.canParse(next, location.origin)) return null;
  const address = new URL(next, location.origin);
  if (address.origin !== location.origin) return null;
  const path = address.pathname + address.search + address.hash;
  // A path of two slashes would name another host.
  return path.startsWith('//') || isSignInPage(address.pathname) ? null : path;
}
