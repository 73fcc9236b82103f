import {
  heard,
  noCounts,
  vitalLimits,
  type HealthWindow,
  type ReleaseCounts,
} from '../../contract/health.ts';
import type { Report } from '../../contract/report.ts';
import { slotOf, type ReportingVisitor } from './reporting-visitor.ts';
import { VisitorLedger } from './visitor-ledger.ts';

/** Counts, per release, what happens at this gateway. */
export class ReleaseCounter {
  readonly #ledger = new VisitorLedger();
  #from = new Date();
  #releases = new Map<string, ReleaseCounts>();

  /**
   * A page was served.
   * @param releases those of the shell and of the area in it, as `name@version`
   * @param number the one that the visitor has, or was given with the page
   */
  served(releases: string[], visitor: ReportingVisitor, number: number): void {
    this.#ledger.served(visitor, number);
    for (const release of releases) this.#of(release).pages += 1;
  }

  /** A page told of a release. */
  told(report: Report, visitor: ReportingVisitor): void {
    const release = `${report.name}@${report.version}`;
    const counts = this.#of(release);
    if (report.event === 'vital') {
      const [good, poor] = vitalLimits[report.vital];
      const place = report.value <= good ? 0 : report.value <= poor ? 1 : 2;
      (counts.vitals[report.vital] ??= [0, 0, 0])[place] += 1;
      return;
    }
    const hasFailed = report.event === 'failed';
    if (hasFailed) counts.failures[report.kind] = (counts.failures[report.kind] ?? 0) + 1;
    const { isNew, fails } = this.#ledger.told(release, visitor, hasFailed);
    if (isNew) counts.visitors += 1;
    if (!fails) return;
    counts.failing += 1;
    counts.networks = heard([...counts.networks, slotOf(visitor.network)]);
  }

  /** @returns what was counted since it was last asked; `null` if that is nothing */
  take(): HealthWindow | null {
    const [from, to] = [this.#from, new Date()];
    const releases = Object.fromEntries(this.#releases);
    this.#from = to;
    if (this.#releases.size === 0) return null;
    this.#releases = new Map();
    return { from: from.toISOString(), to: to.toISOString(), releases };
  }

  #of(release: string): ReleaseCounts {
    const counts = this.#releases.get(release) ?? noCounts();
    this.#releases.set(release, counts);
    return counts;
  }
}
