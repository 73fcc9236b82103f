import type { DiscoveryDocument } from '../contract/discovery.ts';
import type { ReleaseStore } from './release-store.ts';

/** @returns the documents that were live at some time since then, the newest first */
export async function documentsSince(
  store: ReleaseStore,
  since: Date,
): Promise<DiscoveryDocument[]> {
  const from = since.toISOString();
  for (let limit = 32; ; limit *= 4) {
    const documents = await store.history(limit);
    const before = documents.findIndex(({ changedAt }) => changedAt < from);
    if (before !== -1) return documents.slice(0, before + 1);
    if (documents.length < limit) return documents;
  }
}
