import type { Command } from './command.ts';
import { table } from './table.ts';

export const history: Command = {
  usage: '[name] [--limit 20]',
  about: 'Lists what was promoted and rolled back, the newest first.',
  async run({ store }, [name], { limit }) {
    const documents = await store.history(name === undefined ? limit : Infinity);
    const changes = documents
      .flatMap(({ revision, changedAt, changes: steps }) =>
        steps.map((step) => ({ revision, at: changedAt, ...step })),
      )
      .filter((change) => name === undefined || change.name === name)
      .slice(0, name === undefined ? undefined : limit);
    const rows = changes.map(({ revision, at, action, name: changed, from, to, ...more }) => [
      String(revision),
      at,
      more.traffic === undefined ? action : `${action} (${more.traffic} %)`,
      changed,
      `${from ?? 'nothing'} -> ${to}`,
      more.reason ?? '',
    ]);
    return {
      lines:
        rows.length > 0
          ? table(['revision', 'time', 'what', 'name', 'from and to', 'why'], rows)
          : ['Nothing has changed yet.'],
      result: { changes },
    };
  },
};
