interface Account {
  role: string;
  verified: number;
}

/** An organization waits outside the dashboard until it is approved. */
export function isWaiting({ role, verified }: Account): boolean {
  return role === 'organization' && verified !== 1;
}

/**
 * Where somebody goes who has just got a session.
 *
 * @param next the page they came from, if any
 */
export function destinationOf(account: Account, next: string | null = null): string {
  if (isWaiting(account)) return '/unverified-company';
  return next ?? '/dashboard/jobs';
}
