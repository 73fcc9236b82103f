import type { ReportingVisitor } from './reporting-visitor.ts';

/** For so long a visitor counts once, in milliseconds. */
const memory = 10 * 60 * 1_000;

/** So many visitors of a release count from one network in that time. */
export const mostOfNetwork = 3;

/** So many visitors are known at most; those who come then do not count. */
const most = 50_000;

/** What is new of a visitor. */
interface News {
  isNew: boolean;
  /** Has met a failure, and had not before. */
  fails: boolean;
}

const nothing: News = { isNew: false, fails: false };

/**
 * Counts visitors, not reports: who tells a thing often has told it once, and one network has
 * little to say.
 */
export class VisitorLedger {
  #begun = Date.now();
  /** By release and visitor: whether it met a failure. */
  readonly #visitors = new Map<string, boolean>();
  readonly #ofNetwork = new Map<string, number>();
  /** Numbers of the visitors on this machine to whom a page was served. */
  readonly #local = new Set<number>();

  /** A page was served to a visitor. */
  served({ isLocal }: ReportingVisitor, number: number): void {
    if (isLocal && this.#local.size < most) this.#local.add(number);
  }

  /** A visitor has told of a release, as `name@version`. */
  told(release: string, { network, number, isLocal }: ReportingVisitor, hasFailed: boolean): News {
    this.#forgetOld();
    // Cookies can be invented: on this machine, where they count, only those that were given.
    if (isLocal && number !== null && !this.#local.has(number)) return nothing;
    const key = `${release} ${network} ${number ?? ''}`;
    const known = this.#visitors.get(key);
    if (known !== undefined) {
      if (known || !hasFailed) return nothing;
      this.#visitors.set(key, true);
      return { isNew: false, fails: true };
    }
    const place = `${release} ${network}`;
    const others = this.#ofNetwork.get(place) ?? 0;
    if (others >= mostOfNetwork || this.#visitors.size >= most) return nothing;
    this.#ofNetwork.set(place, others + 1);
    this.#visitors.set(key, hasFailed);
    return { isNew: true, fails: hasFailed };
  }

  #forgetOld(): void {
    if (Date.now() - this.#begun < memory) return;
    this.#begun = Date.now();
    this.#visitors.clear();
    this.#ofNetwork.clear();
    this.#local.clear();
  }
}
