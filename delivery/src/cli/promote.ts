import type { DiscoveryDocument } from '../contract/discovery.ts';
import * as live from '../store/live.ts';
import { liveEntry } from '../store/promotion.ts';
import { gateFor, notesInWords, publishedReleases } from './candidate.ts';
import { storeInWords, UsageError, type Command } from './command.ts';

interface Promoted {
  name: string;
  version: string;
  before: string | null;
  changed: boolean;
}

function sentence(
  { name, version, before, changed }: Promoted,
  traffic: number | null,
  revision: number,
): string {
  const release = `${name}@${version}`;
  if (!changed && traffic !== null && before !== version) {
    return `${traffic} % of visitors already get ${release}.`;
  }
  if (!changed) return `${release} is already live.`;
  if (traffic !== null) {
    return `${traffic} % of visitors get ${release} since revision ${revision}, the others ${before ?? 'nothing'}.`;
  }
  const was = before === null ? 'nothing before it' : `${before} before it`;
  return `${release} is live since revision ${revision}; ${was}.`;
}

/** @returns the names for which a change has brought something else */
function changedNames(before: DiscoveryDocument | null, after: DiscoveryDocument | null): string[] {
  const isNext = (after?.revision ?? 0) > (before?.revision ?? 0);
  return isNext ? (after?.changes ?? []).map(({ name }) => name) : [];
}

export const promote: Command = {
  usage: '<name>@<version>… [--traffic 10]',
  about:
    'Checks published releases and makes them live together, for all visitors or for a share of them.',
  async run(context, names, options) {
    if (names.length === 0) throw new UsageError('Give releases, as <name>@<version>.');
    const { store } = context;
    const { traffic } = options;
    const gate = gateFor(context, options);
    const wanted = await publishedReleases(store, gate, names);
    const now = await store.discovery();
    let notes: string[] = [];
    const document = await live.promote(store, wanted, {
      ...(traffic !== null && { traffic }),
      gate: async (current, releases) => {
        notes = await gate.pass(current, releases, traffic !== null);
      },
    });
    const revision = document?.revision ?? 0;
    const changed = changedNames(now, document);
    const releases = wanted.map(({ name, version }) => ({
      ...{ name, version, changed: changed.includes(name) },
      before: liveEntry(now, name)?.metadata.version ?? null,
    }));
    return {
      lines: [
        ...releases.map((one) => sentence(one, traffic, revision)),
        ...notesInWords(notes),
        ...storeInWords(context),
      ],
      result: { releases, traffic, revision, notes, place: store.place },
    };
  },
};
