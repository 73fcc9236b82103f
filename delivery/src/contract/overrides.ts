/** An area that one visitor gets from elsewhere than the release store. */
export interface Override {
  area: string;
  /** Origin that serves `release.json`, the files that it names, and `/changes`. */
  origin: string;
}
