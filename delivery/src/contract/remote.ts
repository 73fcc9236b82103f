/** The roles that a path or a menu entry can be meant for. */
export type Role = 'student' | 'organization' | 'operator';

/** One address that an area serves. */
export interface RemotePath {
  /** Absolute react-router pattern, such as `/dashboard/jobs/:id`. */
  path: string;
  /** Exposed module that draws it, such as `./jobs/job-list`. */
  module: string;
  /** Absent: any role, and visitors too where `session` is false. */
  roles?: Role[];
  /** Whether the page needs a session. */
  session: boolean;
  /** `dashboard`: inside the side-menu frame; `plain`: the page draws its own layout. */
  frame: 'dashboard' | 'plain';
  /** Document title until the page sets its own. */
  title: string;
  /** Modules of the pages that people go on to from here: they come as soon as this one is there. */
  next?: string[];
}

/** One entry of the dashboard's side menu. */
export interface MenuEntry {
  path: string;
  label: string;
  icon: string;
  /** Entries of all areas are sorted by this number, smallest first. */
  order: number;
  roles: Role[];
  /** Name of a counter in `me`, shown beside the label. */
  badge?: string;
}

/** A page that reads without script: filled by the gateway from a public api call. */
export interface RemoteDocument {
  /** One of the area's paths, for everybody. */
  path: string;
  /** `./jobs/public-job` is made from `src/features/jobs/public-job.document.tsx`. */
  template: string;
  /** A public GET of the api, below `/IFJ/api`, with parameters of the path: `/public/jobs/:id`. */
  data?: string;
}

/** An area's `remote.json`. */
export interface RemoteManifest {
  name: string;
  team: string;
  paths: RemotePath[];
  menu: MenuEntry[];
  documents: RemoteDocument[];
  /** Bytes (brotli) that a page of the area may load of it; absent: the usual number. */
  budget?: number;
}
