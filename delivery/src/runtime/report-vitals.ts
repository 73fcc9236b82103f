import type { Vital } from '../contract/report.ts';
import type { RunningRelease } from './report-culprits.ts';

/** A layout shift, as browsers tell it (Layout Instability API). */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** An interaction has an id; the events of one share it (Event Timing API). */
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** Shifts less than a second apart, within five seconds, are one (web.dev/articles/cls). */
const session = { gap: 1_000, length: 5_000 };

class Shifts {
  worst = 0;
  #sum = 0;
  #first = 0;
  #last = -Infinity;

  add({ startTime, value }: Shift): void {
    const goesOn = startTime - this.#last < session.gap && startTime - this.#first < session.length;
    if (!goesOn) this.#first = startTime;
    this.#sum = goesOn ? this.#sum + value : value;
    this.#last = startTime;
    this.worst = Math.max(this.worst, this.#sum);
  }
}

/** What was seen while one release was on the screen. */
class Seen {
  readonly release: RunningRelease;
  readonly shifts = new Shifts();
  readonly times: Partial<Record<Exclude<Vital, 'CLS'>, number>> = {};

  constructor(release: RunningRelease) {
    this.release = release;
  }

  slowest(duration: number): void {
    this.times.INP = Math.max(this.times.INP ?? 0, duration);
  }
}

/** One value of one release. */
export interface Measured extends RunningRelease {
  vital: Vital;
  value: number;
}

function observe(type: string, hear: (entry: PerformanceEntry) => void, more = {}): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(hear));
  observer.observe({ type, buffered: true, ...more });
}

/**
 * Watches how fast the page is, for the area on the screen and for the shell around it.
 * @returns gives what was measured so far
 */
export function collectVitals(
  onScreen: () => RunningRelease | null,
  shell: RunningRelease,
): () => Measured[] {
  const all = new Map<string, Seen>();
  const seenOf = (release: RunningRelease): Seen => {
    const key = `${release.name}@${release.version}`;
    const seen = all.get(key) ?? new Seen(release);
    all.set(key, seen);
    return seen;
  };
  const first = onScreen();
  const both = (area = onScreen()): Seen[] => [shell, ...(area ? [area] : [])].map(seenOf);

  const [navigation] = performance.getEntriesByType('navigation');
  const ttfb = (navigation as PerformanceNavigationTiming | undefined)?.responseStart ?? 0;
  if (ttfb > 0) for (const { times } of both(first)) times.TTFB = ttfb;
  observe('largest-contentful-paint', ({ startTime }) => {
    for (const { times } of both(first)) times.LCP = startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as Shift;
    if (!shift.hadRecentInput) for (const { shifts } of both()) shifts.add(shift);
  });
  const hear = (entry: PerformanceEntry): void => {
    if ((entry as Interaction).interactionId)
      for (const seen of both()) seen.slowest(entry.duration);
  };
  observe('event', hear, { durationThreshold: 40 });
  observe('first-input', hear);

  return () =>
    [...all.values()].flatMap(({ release, shifts, times }) => [
      { ...release, vital: 'CLS' as const, value: shifts.worst },
      ...Object.entries(times).map(([vital, value]) => ({
        ...release,
        vital: vital as Vital,
        value: Math.round(value),
      })),
    ]);
}
