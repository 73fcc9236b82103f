import { LRUCache } from 'lru-cache';
import type { Role } from '../../contract/remote.ts';
import type { LiveState } from './live-pages.ts';
import { filesOf, pageAt, type Page, type PageFile } from './page.ts';

/** So many addresses are remembered at a time, of each state. */
const remembered = 500;

/** Who asks for which page. */
export interface PageQuestion {
  pathname: string;
  role: Role | null;
  /** The areas that the visitor gets from elsewhere. */
  overridden: string[];
}

/** A page and the files to name in its HTML; in one state equal lists of files are one object. */
export interface FoundPage extends Page {
  files: readonly PageFile[];
}

class StateFinder {
  readonly #state: LiveState;
  readonly #pages = new LRUCache<string, FoundPage>({ max: remembered });
  readonly #lists = new Map<string, readonly PageFile[]>();

  constructor(state: LiveState) {
    this.#state = state;
  }

  at(question: PageQuestion): FoundPage {
    const key = [question.pathname, question.role, ...question.overridden].join(' ');
    const known = this.#pages.get(key);
    if (known) return known;
    const found = this.#find(question);
    this.#pages.set(key, found);
    return found;
  }

  #find({ pathname, role, overridden }: PageQuestion): FoundPage {
    const { document, shell } = this.#state;
    const found = pageAt(document, shell, pathname, role);
    // The release that somebody else's area stands in for is neither loaded nor counted.
    const isOverridden = found.area !== null && overridden.includes(found.area.name);
    const page = isOverridden ? { ...found, area: null } : found;
    const files = filesOf(page, shell, pathname);
    const name = files.map(({ address }) => address).join(' ');
    const list = this.#lists.get(name) ?? files;
    this.#lists.set(name, list);
    return { ...page, files: list };
  }
}

/** Finds the page of an address among all patterns once, and remembers it while the state lives. */
export class PageFinder {
  readonly #finders = new WeakMap<LiveState, StateFinder>();

  find(state: LiveState, question: PageQuestion): FoundPage {
    const finder = this.#finders.get(state) ?? new StateFinder(state);
    this.#finders.set(state, finder);
    return finder.at(question);
  }
}
