import * as live from '../store/live.ts';
import { liveEntry } from '../store/promotion.ts';
import { gateFor, notesInWords, publishedRelease } from './candidate.ts';
import { onlyName, type Command } from './command.ts';

interface Promoted {
  name: string;
  version: string;
  before: string | null;
  traffic: number | null;
  revision: number;
  changed: boolean;
}

function sentence({ name, version, before, traffic, revision, changed }: Promoted): string {
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

export const promote: Command = {
  usage: '<name>@<version> [--traffic 10]',
  about: 'Checks a published release and makes it live, for all visitors or for a share of them.',
  async run(context, names, options) {
    const { store } = context;
    const { traffic } = options;
    const wanted = onlyName(names, 'release, as <name>@<version>');
    const gate = gateFor(context, options);
    const { name, version } = await publishedRelease(store, gate, wanted);
    const now = await store.discovery();
    const before = liveEntry(now, name)?.metadata.version ?? null;
    let notes: string[] = [];
    const document = await live.promote(store, [{ name, version }], {
      ...(traffic !== null && { traffic }),
      gate: async (current, releases) => {
        notes = await gate.pass(current, releases, traffic !== null);
      },
    });
    const revision = document?.revision ?? 0;
    const isNext = revision > (now?.revision ?? 0);
    const changed = isNext && document?.changes.some((one) => one.name === name) === true;
    return {
      lines: [
        sentence({ name, version, before, traffic, revision, changed }),
        ...notesInWords(notes),
      ],
      result: { name, version, before, traffic, changed, revision, notes },
    };
  },
};
