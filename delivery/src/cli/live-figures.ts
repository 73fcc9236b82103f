import type { ReleaseCounts } from '../contract/health.ts';
import type { Vital } from '../contract/report.ts';
import { table } from './table.ts';

/** A live release, and what gateways counted of it lately. */
export interface LiveRelease {
  name: string;
  version: string;
  /** Percent of the visitors. */
  traffic: number;
  health: ReleaseCounts;
}

const vitals: Vital[] = ['LCP', 'INP', 'CLS', 'TTFB'];

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}

function goodOf({ vitals: measured }: ReleaseCounts, vital: Vital): string {
  const [good, middling, poor] = measured[vital] ?? [0, 0, 0];
  return percent(good, good + middling + poor);
}

function failuresOf({ failures }: ReleaseCounts): string {
  const kinds = Object.entries(failures).map(([kind, count]) => `${count} ${kind}`);
  return kinds.join(', ') || '-';
}

/** @returns a table: how each live release does, the share of good vitals last */
export function figures(releases: LiveRelease[]): string[] {
  return table(
    [
      'name',
      'version',
      'share',
      'pages',
      'visitors',
      'failing',
      'failures',
      ...vitals.map((vital) => `${vital} good`),
    ],
    releases.map(({ name, version, traffic, health }) => [
      name,
      version,
      `${traffic} %`,
      String(health.pages),
      String(health.visitors),
      percent(health.failing, health.visitors),
      failuresOf(health),
      ...vitals.map((vital) => goodOf(health, vital)),
    ]),
  );
}
