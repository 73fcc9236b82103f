import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from './settings.ts';

/** What is about to be started, and where. */
export interface Plan extends Settings {
  /** What to type into a browser. */
  address: string;
  /** Where the api listens. */
  apiSocket: string;
  /** Called with each new process, by the name of its part. */
  launched: (part: string, pid: number) => void;
}

/** Path of a program of the workspace. */
export const program = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Where releases are kept. */
export const releasesUrl = (plan: Plan): string =>
  plan.releasesUrl ?? join(plan.dataDirectory, 'releases');
