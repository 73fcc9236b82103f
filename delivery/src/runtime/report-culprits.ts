/** A release in the page. */
export interface RunningRelease {
  /** Of the area, or `shell`. */
  name: string;
  version: string;
}

const released = /\/releases\/([a-z][a-z0-9-]*)\/([^/\s]+)\//g;

/** The releases whose scripts were running, the innermost first. */
function releasesIn(stack: string): RunningRelease[] {
  return [...stack.matchAll(released)].map(([, name = '', version = '']) => ({ name, version }));
}

/**
 * Whose failure an error is: of the release that threw it, and of the first area on the way there,
 * which may have called the shell wrongly. The shell's own React is on every way.
 * @param onScreen whose it is if the stack names no release
 */
export function culpritsOf(error: unknown, onScreen: RunningRelease | null): RunningRelease[] {
  const stack = error instanceof Error ? releasesIn(error.stack ?? '') : [];
  const area = stack.find(({ name }) => name !== 'shell') ?? onScreen;
  const found = [stack[0], area].filter((release) => !!release);
  return found.filter(
    ({ name, version }, at) =>
      found.findIndex((one) => one.name === name && one.version === version) === at,
  );
}
