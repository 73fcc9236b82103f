import type { BrowserArea, BrowserRelease } from '../contract/browser.ts';

/** Which releases of its areas a page has run, and which it may run next. */
export class RunReleases {
  /** The release that an area runs: its pages belong together. */
  readonly #running = new Map<string, BrowserRelease>();
  /** The release that ran before an area was taken over. */
  readonly #before = new Map<string, BrowserRelease>();
  /** Versions of an area whose pages threw while they were drawn. */
  readonly #broken = new Map<string, string[]>();

  running(name: string): BrowserRelease | undefined {
    return this.#running.get(name);
  }

  run(name: string, release: BrowserRelease): void {
    this.#running.set(name, release);
  }

  /** What runs next may be another release. */
  end(name: string): void {
    this.#running.delete(name);
  }

  /** Keeps what runs now for the case that what takes its place fails. */
  keep(name: string): void {
    const running = this.#running.get(name);
    if (running) this.#before.set(name, running);
  }

  /** Forgets what broke: it may be tried again. */
  forgive(name: string): void {
    this.#broken.delete(name);
  }

  /**
   * A page of what runs broke.
   * @returns whether another release may take its place; if none may, it stays
   */
  giveUp(area: BrowserArea): boolean {
    const running = this.#running.get(area.name);
    const others = this.candidates(area).filter(({ version }) => version !== running?.version);
    if (!running || others.length === 0) return false;
    this.#broken.set(area.name, [...(this.#broken.get(area.name) ?? []), running.version]);
    return true;
  }

  /** The releases that may serve an area, best first. */
  candidates(area: BrowserArea): BrowserRelease[] {
    const { name, fallback } = area;
    const all = [this.#running.get(name), area, fallback, this.#before.get(name)];
    const broken = this.#broken.get(name) ?? [];
    const known = all.filter((release) => !!release);
    return known.filter(
      ({ version }, at) =>
        !broken.includes(version) && known.findIndex((one) => one.version === version) === at,
    );
  }
}
