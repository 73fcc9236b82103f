import { liveEntry } from '../store/promotion.ts';
import type { Command } from './command.ts';
import { table } from './table.ts';

export const status: Command = {
  usage: '',
  about: 'Says what is live.',
  async run({ store }) {
    const document = await store.discovery();
    const names = Object.keys(document?.microFrontends ?? {}).sort();
    const live = names.flatMap((name) => {
      const entry = liveEntry(document, name);
      if (!entry) return [];
      const { since, earlier, withdrawn, fallback, commit } = entry.extras;
      const { version } = entry.metadata;
      return [
        { name, version, since, fallback: fallback?.version ?? null, earlier, withdrawn, commit },
      ];
    });
    const lines = document
      ? [
          `Revision ${document.revision} of ${document.changedAt}, in ${store.place}`,
          '',
          ...table(
            ['name', 'live', 'since', 'falls back to', 'taken back'],
            live.map(({ name, version, since, fallback, withdrawn }) => [
              name,
              version,
              since,
              fallback ?? '-',
              withdrawn.join(' ') || '-',
            ]),
          ),
        ]
      : [`Nothing is live yet, in ${store.place}`];
    return { lines, result: { place: store.place, revision: document?.revision ?? 0, live } };
  },
};
