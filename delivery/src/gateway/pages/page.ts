import {
  shellName,
  type DiscoveryDocument,
  type MicroFrontend,
  type ReleaseExtras,
} from '../../contract/discovery.ts';
import type { RemotePath, Role } from '../../contract/remote.ts';
import { liveEntry } from '../../store/promotion.ts';
import { bestMatches, serves } from './route-match.ts';

/** The shell release that the HTML is made from. */
export interface LiveShell {
  version: string;
  extras: ReleaseExtras;
}

/** What an address leads to, as far as the gateway can tell. */
export interface Page {
  /** Whether the shell or any area serves the address, for whatever role. */
  known: boolean;
  /** The area that is sure to draw it; `null` if that depends on a role nobody named. */
  area: { name: string; entry: MicroFrontend; pattern: string } | null;
}

interface Candidate extends RemotePath {
  name: string;
  entry: MicroFrontend;
}

const knownCandidates = new WeakMap<DiscoveryDocument, Candidate[]>();

function candidatesOf(document: DiscoveryDocument): Candidate[] {
  const known = knownCandidates.get(document) ?? listCandidates(document);
  knownCandidates.set(document, known);
  return known;
}

function listCandidates(document: DiscoveryDocument): Candidate[] {
  return Object.keys(document.microFrontends)
    .filter((name) => name !== shellName)
    .flatMap((name) => {
      const entry = liveEntry(document, name);
      if (!entry) return [];
      return (entry.extras.remote?.paths ?? []).map((path) => ({ ...path, name, entry }));
    });
}

/**
 * @param role what the visitor's browser says of itself; only a hint for preloading
 * @returns what serves the address
 */
export function pageAt(
  document: DiscoveryDocument,
  shell: LiveShell,
  pathname: string,
  role: Role | null,
): Page {
  const candidates = candidatesOf(document);
  const forVisitor = candidates.filter(
    ({ roles }) => !roles || role === null || roles.includes(role),
  );
  const best = bestMatches(forVisitor, pathname);
  const certain =
    new Set(best.map(({ name }) => name)).size > 1 ? best.filter(({ roles }) => !roles) : best;
  const [first] = certain;
  return {
    known:
      (shell.extras.paths ?? []).some((pattern) => serves(pattern, pathname)) ||
      candidates.some(({ path }) => serves(path, pathname)),
    area: first ? { name: first.name, entry: first.entry, pattern: first.path } : null,
  };
}

/** A file to name in the HTML. */
export interface PageFile {
  address: string;
  integrity: string;
}

/**
 * The files that the page needs beside the shell's entry: the shell's own, those of the shared
 * libraries that the area's page uses, the area's entry and the page's chunks.
 */
export function filesOf(page: Page, shell: LiveShell, pathname: string): PageFile[] {
  const { area } = page;
  const ofShell = [
    ...Object.entries(shell.extras.preload)
      .filter(([pattern]) => serves(pattern, pathname))
      .flatMap(([, files]) => files),
    ...(area?.entry.extras.needsByPath?.[area.pattern] ?? []).flatMap(
      (share) => shell.extras.shareFiles?.[share] ?? [],
    ),
  ];
  const files = [...new Set(ofShell)].map((file) =>
    fileOf(shellName, shell.version, shell.extras, file),
  );
  if (!area) return files;
  const { extras, metadata } = area.entry;
  const ofArea = [extras.entry, ...(extras.preload[area.pattern] ?? [])];
  return [
    ...files,
    ...[...new Set(ofArea)].map((file) => fileOf(area.name, metadata.version, extras, file)),
  ];
}

/** @returns address and integrity of one file of a release */
export function fileOf(
  name: string,
  version: string,
  extras: ReleaseExtras,
  file: string,
): PageFile {
  return { address: `/releases/${name}/${version}/${file}`, integrity: extras.files[file] ?? '' };
}
