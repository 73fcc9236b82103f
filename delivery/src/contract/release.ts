import type { RemoteManifest } from './remote.ts';

/** Size in bytes and `sha384-<base64>` of one file. */
export interface ReleaseFile {
  size: number;
  integrity: string;
}

/** The calls of an api, as a part of its OpenAPI document, without words for people. */
export interface ApiSubset {
  /** Path -> method in lower case -> operation. An operation without `responses` is a call of which nothing more is known. */
  paths: Record<string, Record<string, object>>;
  components?: { schemas?: Record<string, object> };
}

/** What a build found out for the gate; neither browsers nor the discovery document receive it. */
export interface GateFacts {
  /** The calls of the api that are used, as the api described them when their types were generated. */
  expects: ApiSubset;
  /** Exposed module -> its exports, and whether its default export may be a component. Empty for the shell. */
  modules: Record<string, { exports: string[]; isComponent: boolean }>;
  /** Packages of which a copy lies in the release's own scripts. */
  bundles: string[];
  /** Names of Redux slices that are made. */
  slices: string[];
  /** Bytes (brotli) that a page may load of it, if it is another number than the usual one. */
  budget?: number;
}

/**
 * `releases/<name>/<version>/release.json`: everything that is known about one immutable release.
 * A build writes it beside its files; publishing checks it and keeps it.
 */
export interface Release {
  name: string;
  /** `<package version>-<first 12 hex digits of the content hash>`. */
  version: string;
  commit: string | null;
  /** ISO time, UTC. */
  builtAt: string;
  /** By path relative to the release's folder. `release.json` itself is not listed. */
  files: Record<string, ReleaseFile>;
  /** `null`: this is the shell. */
  remote: RemoteManifest | null;
  /** Share name -> accepted version range and the names imported from it. */
  needs: Record<string, { range: string; names: string[] }>;
  /** Share name -> provided version and names. Filled by the shell only. */
  provides: Record<string, { version: string; names: string[] }>;
  /** Operation ids of the api that are used. */
  operations: string[];
  /** Names of the RTK Query endpoints that are injected. */
  endpoints: string[];
  /** Missing in releases that were built before there was a gate. */
  gate?: GateFacts;
  /** File that starts it: `remoteEntry.<hash>.js`, for the shell `main.<hash>.js`. */
  entry: string;
  /**
   * Path pattern -> own files needed there beside the entry: scripts, style sheets, fonts.
   * An area's patterns are those of its `remote.json`. The shell's may end in `/*`, so that
   * `/*` names what every page needs and `/dashboard/*` what the dashboard frame needs.
   */
  preload: Record<string, string[]>;
  /** Path pattern -> share names that the page's chunks use. Areas only. */
  needsByPath?: Record<string, string[]>;
  /**
   * Path pattern of a document -> file with its template, in two parts around `documentBody`: what
   * goes into the head, and the body. The gateway writes the address of this release's folder for
   * `%release%` and that of the live shell's for `%shell%`, and fills the placeholders. Areas only.
   */
  documents?: Record<string, string>;
  /** Share name -> the shell's lazy chunks that hold it. Shell only. */
  shareFiles?: Record<string, string[]>;
  /** Patterns that the shell serves by itself, such as `/dashboard`. Shell only. */
  paths?: string[];
  /**
   * File with the HTML template. Shell only. The gateway fills `<!--gateway:head-->` and
   * `<!--gateway:scripts-->`, and writes the address of the release's folder for `%release%`
   * and the nonce for `%nonce%`. A document takes the place of what stands between
   * `<!--gateway:about-->` and `<!--/gateway:about-->` in the head, and between
   * `<!--gateway:document-->` and `<!--/gateway:document-->` in the body.
   */
  html?: string;
}

/** Parts the head of a document's template from its body. */
export const documentBody = '<!--document:body-->';
