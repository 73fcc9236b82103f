import type { MenuEntry, RemotePath } from './remote.ts';

/** What a browser needs to load one release of an area. */
export interface BrowserRelease {
  version: string;
  /** Address of the entry; the release's other files lie beside it. */
  url: string;
  /** `sha384-<base64>` of the entry. */
  integrity: string;
  /** Exposed module -> its chunks beside the entry, each with its integrity. */
  chunks: Record<string, Record<string, string>>;
  /** Exposed module -> share names it uses that the shell loads lazily. */
  shares: Record<string, string[]>;
}

/** An area as the browser sees it. */
export interface BrowserArea extends BrowserRelease {
  name: string;
  paths: RemotePath[];
  menu: MenuEntry[];
  /** The release to take when this one fails. */
  fallback?: BrowserRelease;
}

/** The part of the discovery document that the gateway writes into the HTML (`#discovery`). */
export interface BrowserDiscovery {
  revision: number;
  /** Version of the shell that the HTML belongs to. */
  shell: string;
  /** Share name -> address of each lazy chunk of the shell that holds it -> its integrity. */
  shareFiles: Record<string, Record<string, string>>;
  areas: BrowserArea[];
}
