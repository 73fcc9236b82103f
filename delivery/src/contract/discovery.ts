import type { Release } from './release.ts';

/** What of a release is carried along in the discovery document. */
export interface ReleaseExtras extends Omit<
  Release,
  'name' | 'version' | 'files' | 'builtAt' | 'gate'
> {
  /** Integrity of the files named by `entry`, `preload`, `shareFiles` and `html`. */
  files: Record<string, string>;
}

/** What a live entry carries beside its release. */
export interface MicroFrontendExtras extends ReleaseExtras {
  /** The release behind `fallbackUrl`. */
  fallback?: ReleaseExtras & { version: string };
  /** Live since: ISO time, UTC. */
  since: string;
  /** Whether a rollback made it live again: it has proved itself before. */
  returned?: boolean;
  /** Versions that were live before, the latest last: where a rollback goes to. */
  earlier: string[];
  /** Versions taken back: only an explicit promote makes them live again. */
  withdrawn: string[];
}

/** One entry of the awslabs/frontend-discovery shape (schema v1-pre). */
export interface MicroFrontend {
  /** Address of the entry file. */
  url: string;
  /** Address of the entry file of the previous good release. */
  fallbackUrl?: string;
  metadata: { version: string; integrity: string };
  /** `traffic` in percent. An entry that is not the default is a canary; a name has at most one. */
  deployment: { traffic: number; default: boolean };
  extras: MicroFrontendExtras;
}

/** One step from one version to another. */
export interface DiscoveryChange {
  action: 'promote' | 'rollback';
  name: string;
  /** Version that was live before, if any; of a canary that was taken back, its own. */
  from: string | null;
  to: string;
  /** Of a canary: the percentage of visitors who get it, or got it. */
  traffic?: number;
  /** Why it was done, where no person decided it. */
  reason?: string;
}

/** `discovery/live.json`: which releases are live. */
export interface DiscoveryDocument {
  schema: string;
  /** By name of the area; the shell is the one named `shell`. */
  microFrontends: Record<string, MicroFrontend[]>;
  /** Rises by one with every change; starts at 1. */
  revision: number;
  /** ISO time of this revision, UTC. */
  changedAt: string;
  /** What this revision changed. */
  changes: DiscoveryChange[];
  /** `sha384-<base64>` over the document without this field. */
  integrity: string;
}

/** The shape that the standard part of the document follows. */
export const discoverySchema =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Name of the shell among the micro-frontends. */
export const shellName = 'shell';
