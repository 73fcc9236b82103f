import * as store from '../store/prune.ts';
import { UsageError, type Command } from './command.ts';
import { table } from './table.ts';

/** A page that was opened before a release goes on finding its files for so many days. */
const leastDays = 30;

export const prune: Command = {
  usage: '[--older-than-days 30 [--force]] [--dry-run]',
  about: 'Removes releases that no visitor and no rollback can reach any more.',
  async run({ store: releases, say }, names, { olderThanDays: days, dryRun, force }) {
    if (names.length > 0) throw new UsageError('prune takes no names.');
    if (days < leastDays && !force) {
      throw new UsageError(
        `Pages that were opened before need their releases for ${leastDays} days. --force removes them sooner.`,
      );
    }
    if (!dryRun) {
      say(`Looking for releases that nobody could get for ${days} days`);
      const seconds = releases.removal.grace / 1_000;
      say(`What is found waits ${seconds} seconds for promotions under way`);
    }
    const { removed, kept } = await store.prune(releases, { days, dryRun });
    const rows = removed
      .toSorted((a, b) => a.name.localeCompare(b.name) || a.since.getTime() - b.since.getTime())
      .map(({ name, version, state, since }) => [
        name,
        version,
        since.toISOString(),
        state === 'published' ? '-' : state,
      ]);
    const done = dryRun ? 'Would remove' : 'Removed';
    return {
      lines:
        rows.length === 0
          ? [`Nothing to remove; ${kept} releases are kept in ${releases.place}`]
          : [
              `${done} ${rows.length} of ${rows.length + kept} releases in ${releases.place}`,
              '',
              ...table(['name', 'version', 'published', 'was'], rows),
            ],
      result: {
        place: releases.place,
        dryRun,
        kept,
        removed: removed.map(({ name, version, since }) => ({
          name,
          version,
          publishedAt: since.toISOString(),
        })),
      },
    };
  },
};
