import { addCounts, noCounts, type HealthWindow, type ReleaseCounts } from '../contract/health.ts';
import type { HealthWindows, WindowName } from './health-windows.ts';

/** Windows are kept for so long, in milliseconds. */
const kept = 2 * 60 * 60 * 1_000;

/** No window is longer than this, in milliseconds. */
const longest = 60 * 1_000;

/** So many windows are read at a time. */
const atOnce = 50;

const keyOf = ({ gateway, window }: WindowName): string => `${gateway}/${window}`;

/** @returns `null` for what is no window: a store may hold a damaged one */
function readWindow(text: string): HealthWindow | null {
  try {
    const { from, to, releases } = JSON.parse(text) as HealthWindow;
    for (const counts of Object.values(releases)) addCounts(noCounts(), counts);
    return Number.isNaN(Date.parse(from) + Date.parse(to)) ? null : { from, to, releases };
  } catch {
    return null;
  }
}

/** What all gateways counted, read out of the store: each window once. */
export class HealthRecord {
  readonly #windows: HealthWindows;
  readonly #known = new Map<string, HealthWindow | null>();

  constructor(windows: HealthWindows) {
    this.#windows = windows;
  }

  /** Reads what gateways have counted from a time on, as far as it is not known yet. */
  async refresh(from: Date): Promise<void> {
    const all = await this.#windows.list();
    const keys = new Set(all.map(keyOf));
    for (const key of this.#known.keys()) if (!keys.has(key)) this.#known.delete(key);
    const oldest = Math.max(from.getTime() - longest, Date.now() - kept);
    const wanted = all.filter((name) => Number(name.window) >= oldest);
    const unknown = wanted.filter((name) => !this.#known.has(keyOf(name)));
    for (let at = 0; at < unknown.length; at += atOnce) {
      await Promise.all(unknown.slice(at, at + atOnce).map((name) => this.#learn(name)));
    }
  }

  /** What was counted from a time on: by `name@version`. */
  since(from: Date): Record<string, ReleaseCounts> {
    const sums = new Map<string, ReleaseCounts>();
    for (const window of this.#known.values()) {
      if (!window || Date.parse(window.to) < from.getTime()) continue;
      for (const [release, counts] of Object.entries(window.releases)) {
        const sum = sums.get(release) ?? noCounts();
        addCounts(sum, counts);
        sums.set(release, sum);
      }
    }
    return Object.fromEntries(sums);
  }

  /** Takes what is too old out of the store, whichever gateway wrote it. */
  async sweep(): Promise<void> {
    const oldest = Date.now() - kept;
    for (const name of await this.#windows.list()) {
      if (Number(name.window) < oldest) await this.#windows.remove(name);
    }
    await this.#windows.tidy(oldest);
  }

  async #learn(name: WindowName): Promise<void> {
    const text = await this.#windows.read(name);
    this.#known.set(keyOf(name), text === null ? null : readWindow(text));
  }
}
