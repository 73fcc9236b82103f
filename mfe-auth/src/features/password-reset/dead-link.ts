/** Why a link for a new password does not work, on its way to the page that sends another. */
export interface DeadLink {
  /** In the api's words. */
  reason: string;
}

export const incompleteLink: DeadLink = {
  reason: 'This link is not complete. Please open it as it stands in the mail.',
};

/** Reads it from the state of a navigation; null if that holds none. */
export function readDeadLink(state: unknown): DeadLink | null {
  if (typeof state !== 'object' || state === null) return null;
  const { reason } = { reason: null, ...state };
  return typeof reason === 'string' ? { reason } : null;
}
