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

/**
 * Where to go after signing in: the page somebody came from, if it is one of this product.
 *
 * @param search query string of the sign-in page
 * @returns a path that begins with a single slash, or null
 */
export function readReturnAddress(search: string): string | null {
  const next = new URLSearchParams(search).get(parameter);
  if (next === null || !/^\/(?![/\\])/.test(next)) return null;
  return /^\/login\b/.test(next) ? null : next;
}
