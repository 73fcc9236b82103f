import type { DiscoveryDocument } from '../../contract/discovery.ts';

/**
 * The releases of which a page may tell: what is live, and what was, as far as the document
 * remembers it. Pages stay open.
 * @returns as `name@version`
 */
export function knownReleases(document: DiscoveryDocument): Set<string> {
  return new Set(
    Object.entries(document.microFrontends).flatMap(([name, entries]) =>
      entries.flatMap(({ metadata, extras }) =>
        [
          metadata.version,
          ...extras.earlier,
          ...extras.withdrawn,
          ...(extras.fallback ? [extras.fallback.version] : []),
        ].map((version) => `${name}@${version}`),
      ),
    ),
  );
}
