/** How far the loading of an area came. */
export type LoadStage = 'entry' | 'init' | 'chunk';

/** An area could not be loaded: neither its release, nor that one again, nor its fallback. */
export class AreaLoadError extends Error {
  override readonly name = 'AreaLoadError';
  readonly area: string;
  /** Release that was tried last. */
  readonly version: string;
  readonly stage: LoadStage;

  constructor(area: string, version: string, stage: LoadStage, cause: unknown) {
    super(`${area}@${version} failed at its ${stage}`, { cause });
    this.area = area;
    this.version = version;
    this.stage = stage;
  }
}
