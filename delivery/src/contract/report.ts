/** What may go wrong with a release in a browser: while it is loaded, drawn, or used. */
export type FailureKind = 'load' | 'render' | 'handler' | 'promise' | 'timer';

/** How fast a page of a release was: milliseconds, for `CLS` a number without unit. */
export type Vital = 'LCP' | 'INP' | 'CLS' | 'TTFB';

/** One thing that a browser tells of one release. */
export type Report = {
  /** Of the area, or `shell`. */
  name: string;
  version: string;
} & (
  | { event: 'shown' }
  | { event: 'failed'; kind: FailureKind; message: string }
  | { event: 'vital'; vital: Vital; value: number }
);

/** Body of `POST /gateway/reports`: what a page has to tell, at most `reportLimit` at a time. */
export interface Reports {
  reports: Report[];
}

/** So many reports one page may send at a time; what is more is dropped. */
export const reportLimit = 50;
