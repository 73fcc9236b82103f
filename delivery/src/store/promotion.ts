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

function entriesOf(document: DiscoveryDocument | null, name: string): MicroFrontend[] {
  const all = document?.microFrontends ?? {};
  return (Object.hasOwn(all, name) ? all[name] : null) ?? [];
}

/**
 * @param document `null` before the first promote
 * @returns the release that visitors get by default
 */
export function liveEntry(document: DiscoveryDocument | null, name: string): MicroFrontend | null {
  const entries = entriesOf(document, name);
  return entries.find(({ deployment }) => deployment.default) ?? entries[0] ?? null;
}

/** @returns the release that a share of the visitors gets in place of the default one */
export function canaryEntry(
  document: DiscoveryDocument | null,
  name: string,
): MicroFrontend | null {
  const live = liveEntry(document, name);
  const entries = entriesOf(document, name);
  return entries.find((entry) => entry !== live && !entry.deployment.default) ?? null;
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
type Memory = Pick<MicroFrontendExtras, 'since' | 'returned' | 'earlier' | 'withdrawn'>;

const forAll: MicroFrontend['deployment'] = { traffic: 100, default: true };

function entryOf(
  release: Release,
  fallback: Release | null,
  memory: Memory,
  deployment = forAll,
): MicroFrontend {
  const { name, version, entry } = release;
  return {
    url: addressOf(name, version, entry),
    ...(fallback && { fallbackUrl: addressOf(name, fallback.version, fallback.entry) }),
    metadata: { version, integrity: release.files[entry]?.integrity ?? '' },
    deployment,
    extras: {
      ...extrasOf(release),
      ...(fallback && { fallback: { ...extrasOf(fallback), version: fallback.version } }),
      since: memory.since,
      ...(memory.returned && { returned: true }),
      earlier: memory.earlier.slice(-remembered),
      withdrawn: memory.withdrawn.slice(-remembered),
    },
  };
}

/** A release that shall be live, and what stands in for it. */
export interface LiveStep {
  action: DiscoveryChange['action'];
  release: Release;
  /** The release to take when this one fails to load. */
  fallback: Release | null;
  reason?: string;
}

/** A release that a share of the visitors shall get; the default one stands in for it. */
interface CanaryStep {
  action: 'promote';
  release: Release;
  fallback: Release;
  traffic: number;
}

/** A canary that shall be gone. */
interface EndStep {
  action: 'end canary';
  name: string;
  reason?: string;
}

/** What shall change for one name. */
export type Step = LiveStep | CanaryStep | EndStep;

/** @returns the name that a step is about */
export function nameOf(step: Step): string {
  return 'release' in step ? step.release.name : step.name;
}

const without = (versions: string[], version: string) => versions.filter((one) => one !== version);

function memoryAfter(
  { action, release }: LiveStep,
  live: MicroFrontend | null,
  at: string,
): Memory {
  const { version } = release;
  const before: Pick<Memory, 'earlier' | 'withdrawn'> = live?.extras ?? {
    earlier: [],
    withdrawn: [],
  };
  if (action === 'promote') {
    const replaced = live === null ? [] : [live.metadata.version];
    return {
      since: at,
      earlier: [...without(before.earlier, version), ...replaced],
      withdrawn: without(before.withdrawn, version),
    };
  }
  const target = before.earlier.lastIndexOf(version);
  return {
    since: at,
    returned: true,
    earlier: before.earlier.slice(0, Math.max(target, 0)),
    withdrawn: [
      ...without(before.withdrawn, version),
      ...(live === null ? [] : [live.metadata.version]),
    ],
  };
}

/** What a step makes of a name, and what there is to tell of it. */
interface Taken {
  entries: MicroFrontend[];
  changes: DiscoveryChange[];
}

/** What is live for a name: by default, and for a share of the visitors. */
interface Entries {
  live: MicroFrontend | null;
  canary: MicroFrontend | null;
}

/** What there is to tell of a canary that ends because another release comes. */
function endOf(
  canary: MicroFrontend | null,
  { name, version }: Release,
  after: Pick<DiscoveryChange, 'to' | 'reason'>,
): DiscoveryChange[] {
  if (canary === null || canary.metadata.version === version) return [];
  const { metadata, deployment } = canary;
  const { traffic } = deployment;
  return [{ action: 'rollback', name, from: metadata.version, traffic, ...after }];
}

function makeLive(step: LiveStep, { live, canary }: Entries, at: string): Taken {
  const { name, version } = step.release;
  const { action, reason } = step;
  const from = live?.metadata.version ?? null;
  const why = `${version} took the place of ${from ?? 'nothing'}, beside which it was tried`;
  return {
    entries: [entryOf(step.release, step.fallback, memoryAfter(step, live, at))],
    changes: [
      { action, name, from, to: version, ...(reason !== undefined && { reason }) },
      ...endOf(canary, step.release, { to: version, reason: why }),
    ],
  };
}

function startCanary(
  { release, fallback, traffic }: CanaryStep,
  { live, canary }: Entries,
  at: string,
): Taken {
  const { name, version } = release;
  const from = live?.metadata.version ?? null;
  // A share that only grows or shrinks goes on with what was counted of it.
  const since = canary?.metadata.version === version ? canary.extras.since : at;
  const memory: Memory = { since, earlier: [], withdrawn: [] };
  const deployment = { traffic, default: false };
  const others =
    live === null
      ? []
      : [
          {
            ...live,
            deployment: { traffic: 100 - traffic, default: true },
            extras: { ...live.extras, withdrawn: without(live.extras.withdrawn, version) },
          },
        ];
  return {
    entries: [...others, entryOf(release, fallback, memory, deployment)],
    changes: [
      { action: 'promote', name, from, to: version, traffic },
      ...endOf(canary, release, {
        to: from ?? version,
        reason: `${version} is tried in its place`,
      }),
    ],
  };
}

function endCanary({ name, reason }: EndStep, { live, canary }: Entries): Taken {
  if (!live || !canary) return { entries: live ? [live] : [], changes: [] };
  const { version } = canary.metadata;
  const withdrawn = [...without(live.extras.withdrawn, version), version].slice(-remembered);
  return {
    entries: [{ ...live, deployment: forAll, extras: { ...live.extras, withdrawn } }],
    changes: [
      {
        action: 'rollback',
        name,
        from: version,
        to: live.metadata.version,
        traffic: canary.deployment.traffic,
        ...(reason !== undefined && { reason }),
      },
    ],
  };
}

function take(step: Step, entries: Entries, at: string): Taken {
  if (step.action === 'end canary') return endCanary(step, entries);
  return 'traffic' in step ? startCanary(step, entries, at) : makeLive(step, entries, at);
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
  const taken = steps.map((step) => {
    const name = nameOf(step);
    const entries = { live: liveEntry(document, name), canary: canaryEntry(document, name) };
    return { name, ...take(step, entries, changedAt) };
  });
  return seal({
    schema: discoverySchema,
    microFrontends: {
      ...document?.microFrontends,
      ...Object.fromEntries(taken.map(({ name, entries }) => [name, entries])),
    },
    revision: (document?.revision ?? 0) + 1,
    changedAt,
    changes: taken.flatMap(({ changes }) => changes),
  });
}
