interface Address {
  search: string;
  hash: string;
}

/** What the api leads back from Google with: a code for a session, or why there is none. */
export interface GoogleReturn {
  code: string | null;
  problem: string | null;
}

/** Reads it from the loader's address; null for whoever did not come from Google. */
export function readGoogleReturn({ search, hash }: Address): GoogleReturn | null {
  const code = new URLSearchParams(hash.slice(1)).get('google');
  const problem = new URLSearchParams(search).get('google');
  return code === null && problem === null ? null : { code, problem };
}
