import {
  discoverySchema,
  type DiscoveryChange,
  type DiscoveryDocument,
  type MicroFrontend,
  type MicroFrontendExtras,
  type ReleaseExtras,
} from '../contract/discovery.ts';
import type { Release } from '../contract/release.ts';
import { seal } from './discovery-document.ts';

/** So many earlier and withdrawn versions are remembered for each name. */
const remembered = 20;

/**
 * @param document `null` before the first promote
 * @returns the release that visitors get by default
 */
export function liveEntry(document: DiscoveryDocument | null, name: string): MicroFrontend | null {
  const entries = document?.microFrontends[name] ?? [];
  return entries.find(({ deployment }) => deployment.default) ?? entries[0] ?? null;
}

/** @returns `/releases/<name>/<version>/<file>` */
export function addressOf(name: string, version: string, file: string): string {
  return `/releases/${name}/${version}/${file}`;
}

function extrasOf(release: Release): ReleaseExtras {
  const {
    name: _name,
    version: _version,
    builtAt: _builtAt,
    gate: _gate,
    files,
    ...carried
  } = release;
  const named = new Set([
    release.entry,
    ...(release.html === undefined ? [] : [release.html]),
    ...Object.values(release.preload).flat(),
    ...Object.values(release.shareFiles ?? {}).flat(),
    ...Object.values(release.documents ?? {}),
  ]);
  return {
    ...carried,
    files: Object.fromEntries(
      Object.entries(files)
        .filter(([file]) => named.has(file))
        .map(([file, { integrity }]) => [file, integrity]),
    ),
  };
}

/** The remembered versions of an entry, and when it went live. */
type Memory = Pick<MicroFrontendExtras, 'since' | 'earlier' | 'withdrawn'>;

function entryOf(release: Release, fallback: Release | null, memory: Memory): MicroFrontend {
  const { name, version, entry } = release;
  return {
    url: addressOf(name, version, entry),
    ...(fallback && { fallbackUrl: addressOf(name, fallback.version, fallback.entry) }),
    metadata: { version, integrity: release.files[entry]?.integrity ?? '' },
    deployment: { traffic: 100, default: true },
    extras: {
      ...extrasOf(release),
      ...(fallback && { fallback: { ...extrasOf(fallback), version: fallback.version } }),
      since: memory.since,
      earlier: memory.earlier.slice(-remembered),
      withdrawn: memory.withdrawn.slice(-remembered),
    },
  };
}

/** A release that shall be live, and what stands in for it. */
export interface Step {
  action: DiscoveryChange['action'];
  release: Release;
  /** The release to take when this one fails to load. */
  fallback: Release | null;
}

function memoryAfter({ action, release }: Step, live: MicroFrontend | null, at: string): Memory {
  const { version } = release;
  const before: Omit<Memory, 'since'> = live?.extras ?? { earlier: [], withdrawn: [] };
  const others = (versions: string[]) => versions.filter((one) => one !== version);
  if (action === 'promote') {
    const replaced = live === null ? [] : [live.metadata.version];
    return {
      since: at,
      earlier: [...others(before.earlier), ...replaced],
      withdrawn: others(before.withdrawn),
    };
  }
  const target = before.earlier.lastIndexOf(version);
  return {
    since: at,
    earlier: before.earlier.slice(0, Math.max(target, 0)),
    withdrawn: [...others(before.withdrawn), ...(live === null ? [] : [live.metadata.version])],
  };
}

/**
 * The document that follows when the steps are taken together.
 * @param document what is live; `null` before the first promote
 * @param steps at most one for each name
 * @param at the time of the change
 */
export function follow(
  document: DiscoveryDocument | null,
  steps: Step[],
  at: Date,
): DiscoveryDocument {
  const changedAt = at.toISOString();
  const microFrontends = { ...document?.microFrontends };
  const changes = steps.map((step): DiscoveryChange => {
    const { name, version } = step.release;
    const live = liveEntry(document, name);
    microFrontends[name] = [
      entryOf(step.release, step.fallback, memoryAfter(step, live, changedAt)),
    ];
    return {
      action: step.action,
      name,
      from: live?.metadata.version ?? null,
      to: version,
    };
  });
  return seal({
    schema: discoverySchema,
    microFrontends,
    revision: (document?.revision ?? 0) + 1,
    changedAt,
    changes,
  });
}
