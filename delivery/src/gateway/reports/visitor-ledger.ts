import { mostOfNetwork } from '../../contract/health.ts';
import type { ReportingVisitor } from './reporting-visitor.ts';

/** For so long a visitor counts once, in milliseconds. */
const memory = 10 * 60 * 1_000;

/**
 * So many visitors, each with a release, are known at most, and so many of one network; those who
 * come then do not count.
 */
const most = { all: 50_000, ofNetwork: 20 * mostOfNetwork };

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
  /** How many of a network are known, by release and in all. */
  readonly #heard = new Map<string, number>();
  /** Numbers of the visitors on this machine to whom a page was served. */
  readonly #local = new Set<number>();

  /** A page was served to a visitor. */
  served({ isLocal }: ReportingVisitor, number: number): void {
    if (isLocal) this.#local.add(number);
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
    const ofRelease = this.#heard.get(place) ?? 0;
    const ofNetwork = this.#heard.get(network) ?? 0;
    if (ofRelease >= mostOfNetwork || ofNetwork >= most.ofNetwork) return nothing;
    if (this.#visitors.size >= most.all) return nothing;
    this.#heard.set(place, ofRelease + 1).set(network, ofNetwork + 1);
    this.#visitors.set(key, hasFailed);
    return { isNew: true, fails: hasFailed };
  }

  #forgetOld(): void {
    if (Date.now() - this.#begun < memory) return;
    this.#begun = Date.now();
    this.#visitors.clear();
    this.#heard.clear();
    this.#local.clear();
  }
}
