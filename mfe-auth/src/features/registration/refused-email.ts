/** An email that the api refused at registration, on its way back to the sign-up form. */
export interface RefusedEmail {
  email: string;
  /** Why, in the api's words. */
  text: string;
}

/** Reads it from the state of a navigation; null if that holds none. */
export function readRefusedEmail(state: unknown): RefusedEmail | null {
  if (typeof state !== 'object' || state === null) return null;
  const { email, text } = { email: null, text: null, ...state };
  return typeof email === 'string' && typeof text === 'string' ? { email, text } : null;
}
