import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Report, Vital } from '../../contract/report.ts';
import type { Answered } from './answered.ts';

/** Upper bounds of the histograms: seconds, for `CLS` a number without unit. */
const bounds = {
  request: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  seconds: [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10],
  shift: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

const vitals: Record<Vital, { name: string; help: string; unit: number }> = {
  LCP: {
    name: 'lcp_seconds',
    help: 'When the largest content of a page was painted.',
    unit: 1_000,
  },
  INP: { name: 'inp_seconds', help: 'The slowest answer to a person.', unit: 1_000 },
  TTFB: { name: 'ttfb_seconds', help: 'When the first byte of a page arrived.', unit: 1_000 },
  CLS: { name: 'cls', help: 'How much of a page was shifted, by its sum.', unit: 1 },
};

/** What was asked for, as far as it matters: addresses of pages would be too many. */
function kindOf(url: string): string {
  const [, kind] = /^\/(releases|gateway|IFJ\/api)(?:[/?]|$)/.exec(url) ?? [];
  return kind === undefined ? 'page' : kind.replace('IFJ/', '');
}

/** The figures of one gateway, for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram;
  readonly #kinds = new Map<string, Histogram.Internal<string>>();
  readonly #pages: Counter;
  readonly #shown: Counter;
  readonly #failures: Counter;
  readonly #revision: Gauge;
  readonly #vitals: Record<Vital, Histogram>;

  constructor() {
    const registers = [this.#registry];
    const release = ['name', 'version'];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'ifj_gateway_request_seconds',
      help: 'Requests and how long their answers took.',
      labelNames: ['kind', 'method', 'status'],
      buckets: bounds.request,
      registers,
    });
    this.#pages = new Counter({
      name: 'ifj_release_pages_total',
      help: 'Pages that were served with a release.',
      labelNames: release,
      registers,
    });
    this.#shown = new Counter({
      name: 'ifj_release_shown_total',
      help: 'Pages that told that a release was on the screen.',
      labelNames: release,
      registers,
    });
    this.#failures = new Counter({
      name: 'ifj_release_failures_total',
      help: 'Failures of a release that pages told of.',
      labelNames: [...release, 'kind'],
      registers,
    });
    this.#revision = new Gauge({
      name: 'ifj_discovery_revision',
      help: 'The revision of the discovery document that this gateway serves.',
      registers,
    });
    const histogram = ({ name, help }: (typeof vitals)[Vital], buckets: number[]) =>
      new Histogram({ name: `ifj_release_${name}`, help, labelNames: release, buckets, registers });
    this.#vitals = {
      LCP: histogram(vitals.LCP, bounds.seconds),
      INP: histogram(vitals.INP, bounds.seconds),
      TTFB: histogram(vitals.TTFB, bounds.seconds),
      CLS: histogram(vitals.CLS, bounds.shift),
    };
  }

  /** A request was answered. */
  answered({ url, method, status, ms }: Answered): void {
    this.#requestsOf(kindOf(url), method, String(status)).observe(ms / 1_000);
  }

  /** To find the figures of three labels takes longer than to count in them. */
  #requestsOf(kind: string, method: string, status: string): Histogram.Internal<string> {
    const key = `${kind} ${method} ${status}`;
    const known = this.#kinds.get(key) ?? this.#requests.labels({ kind, method, status });
    this.#kinds.set(key, known);
    return known;
  }

  /** A page was served. @param releases as `name@version` */
  served(releases: string[], revision: number): void {
    this.#revision.set(revision);
    for (const release of releases) {
      const [name = '', version = ''] = release.split('@');
      this.#pages.inc({ name, version });
    }
  }

  /** A page told of a release that is or was live. */
  told(report: Report): void {
    const { name, version } = report;
    if (report.event === 'shown') this.#shown.inc({ name, version });
    else if (report.event === 'failed') this.#failures.inc({ name, version, kind: report.kind });
    else {
      const { unit } = vitals[report.vital];
      this.#vitals[report.vital].observe({ name, version }, report.value / unit);
    }
  }

  /** @returns everything, in the text form of Prometheus */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}
