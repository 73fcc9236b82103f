import { LRUCache } from 'lru-cache';

/** A path cut at its slashes, decoded; `null` if it cannot be decoded. */
function segmentsOf(path: string): string[] | null {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment).toLowerCase());
  } catch {
    return null;
  }
}

/** A pattern cut at its slashes, in small letters; whether it goes on as the address likes. */
interface CutPattern {
  segments: string[];
  isOpen: boolean;
}

/** More than all areas of a product have; each page is looked for among all of them. */
const cutPatterns = new LRUCache<string, CutPattern>({
  max: 5_000,
  memoMethod: (pattern) => {
    const segments = pattern
      .toLowerCase()
      .split('/')
      .filter((segment) => segment !== '');
    const isOpen = segments.at(-1) === '*';
    return { segments: isOpen ? segments.slice(0, -1) : segments, isOpen };
  },
});

function fits(pattern: string, segments: string[]): boolean {
  const { segments: wanted, isOpen } = cutPatterns.memo(pattern);
  if (isOpen ? segments.length < wanted.length : segments.length !== wanted.length) return false;
  return wanted.every((segment, index) => segment.startsWith(':') || segment === segments[index]);
}

/**
 * @param pattern one that serves the address
 * @returns the values of its parameters, decoded, by name
 */
export function parametersIn(pattern: string, pathname: string): Record<string, string> {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const wanted = pattern.split('/').filter((segment) => segment !== '');
  return Object.fromEntries(
    wanted.flatMap((segment, index) =>
      segment.startsWith(':')
        ? [[segment.slice(1), decodeURIComponent(segments[index] ?? '')]]
        : [],
    ),
  );
}

/** @returns the pattern with its parameters filled in, fit for an address */
export function fillPattern(pattern: string, parameters: Record<string, string>): string {
  return pattern.replace(/:([^/]+)/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
}

/** The router in the browser ranks in the same way: fixed segments before parameters. */
function rank(pattern: string): number {
  const parts = pattern.split('/');
  const worth = (part: string) => (part === '' ? 1 : part.startsWith(':') ? 3 : 10);
  return parts.reduce((sum, part) => sum + worth(part), parts.length);
}

/**
 * @param pathname as it stands in the address
 * @returns whether the pattern (`/a/:b`, or `/a/*` for everything from `/a` on) serves it
 */
export function serves(pattern: string, pathname: string): boolean {
  const segments = segmentsOf(pathname);
  return segments !== null && fits(pattern, segments);
}

/**
 * Finds what serves an address, as react-router ranks it.
 * @returns the candidates whose pattern fits best; several only if they rank alike
 */
export function bestMatches<T extends { path: string }>(candidates: T[], pathname: string): T[] {
  const segments = segmentsOf(pathname);
  if (segments === null) return [];
  const fitting = candidates.filter(({ path }) => fits(path, segments));
  const highest = Math.max(...fitting.map(({ path }) => rank(path)));
  return fitting.filter(({ path }) => rank(path) === highest);
}
