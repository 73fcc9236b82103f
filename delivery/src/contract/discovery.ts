import type { Release } from './release.ts';

/** What of a release is carried along in the discovery document. */
export interface ReleaseExtras extends Omit<Release, 'name' | 'version' | 'files' | 'builtAt'> {
  /** Integrity of the files named by `entry`, `preload`, `shareFiles` and `html`. */
  files: Record<string, string>;
}

/** A release that is live, or that stands in when a live one fails. */
export interface MicroFrontendExtras extends ReleaseExtras {
  /** The release behind `fallbackUrl`. */
  fallback?: ReleaseExtras & { version: string };
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
  /** `traffic` in percent. */
  deployment: { traffic: number; default: boolean };
  extras: MicroFrontendExtras;
}

/** What made a revision. */
export interface DiscoveryChange {
  action: 'promote' | 'rollback';
  name: string;
  /** Version that was live before, if any. */
  from: string | null;
  to: string;
  /** ISO time, UTC. */
  at: string;
}

/** `discovery/live.json`: which releases are live. */
export interface DiscoveryDocument {
  schema: string;
  /** By name of the area; the shell is the one named `shell`. */
  microFrontends: Record<string, MicroFrontend[]>;
  /** Rises by one with every change; starts at 1. */
  revision: number;
  change: DiscoveryChange;
  /** `sha384-<base64>` over the document without this field. */
  integrity: string;
}
