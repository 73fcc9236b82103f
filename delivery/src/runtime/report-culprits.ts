/** A release in the page. */
export interface RunningRelease {
  /** Of the area, or `shell`. */
  name: string;
  version: string;
}

const released = /\/releases\/([a-z][a-z0-9-]*)\/([^/\s]+)\//g;

/** The releases whose scripts were running, the innermost first. */
function releasesIn(error: unknown): RunningRelease[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(released)].map(([, name = '', version = '']) => ({ name, version }));
}

const isOfShell = ({ name }: RunningRelease): boolean => name === 'shell';

/** Finds out whose failures are that happen in one page. */
export class Culprits {
  /** Areas' releases in which a script of the shell threw. */
  readonly #met = new Set<string>();

  /**
   * Whose failure an error is:
   * - thrown by an area's script: that release's alone;
   * - thrown by the shell's: of the area whose boundary caught it, else of the first area on the
   *   way there. React and the shared components are the shell's, and throw at whoever uses them
   *   wrongly. If a second release in this page meets such an error, be it only the one that
   *   stands in for the first, it is the shell's too;
   * - with no area on the way, and caught by none: the shell's alone;
   * - without a script of a release: of the area whose boundary caught it, else of the one on the
   *   screen.
   * @param caughtBy the release whose boundary caught it
   */
  of(
    error: unknown,
    caughtBy: RunningRelease | null,
    onScreen: RunningRelease | null,
  ): RunningRelease[] {
    const stack = releasesIn(error);
    const [thrower] = stack;
    if (!thrower) return [caughtBy ?? onScreen].filter((release) => release !== null);
    const user = caughtBy ?? stack.find((release) => !isOfShell(release));
    if (!isOfShell(thrower) || !user) return [thrower];
    this.#met.add(`${user.name}@${user.version}`);
    return this.#met.size > 1 ? [user, thrower] : [user];
  }
}
