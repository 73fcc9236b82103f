import { LRUCache } from 'lru-cache';

/** So many reports one network may send in that time (milliseconds); a cybercafé is one network. */
const allowance = { posts: 240, time: 60_000 };

/** So many networks are known at once; of more, those that were quiet for longest are forgotten. */
const most = 20_000;

/** How often each network has sent reports lately. */
export class PostLimit {
  #begun = Date.now();
  readonly #posts = new LRUCache<string, number>({ max: most });

  /** @returns whether one more may be taken */
  take(network: string): boolean {
    if (Date.now() - this.#begun > allowance.time) {
      this.#begun = Date.now();
      this.#posts.clear();
    }
    const posts = this.#posts.get(network) ?? 0;
    if (posts >= allowance.posts) return false;
    this.#posts.set(network, posts + 1);
    return true;
  }
}
