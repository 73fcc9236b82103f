import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Keeps what a provider knows for as long as it runs; the one that it brings warns of itself. */
export class MemoryAdapter implements Adapter {
  readonly #kept = new Map<string, AdapterPayload>();

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.#kept.set(id, payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#kept.get(id);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...this.#kept.values()].find((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return [...this.#kept.values()].find((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const payload = this.#kept.get(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
  }

  async destroy(id: string): Promise<void> {
    this.#kept.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, payload] of this.#kept) if (payload.grantId === grantId) this.#kept.delete(id);
  }
}
