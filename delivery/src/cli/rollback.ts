import * as live from '../store/live.ts';
import { gateFor, notesInWords } from './candidate.ts';
import { CommandError, onlyName, UsageError, type Command } from './command.ts';
import { misfitsAfter, misfitsInWords } from './misfits.ts';

export const rollback: Command = {
  usage: '<name>[@<version>]',
  about:
    'Takes the canary back; without one, the live release to the one before it. With a version, that release only. Says afterwards what no longer goes together.',
  async run(context, names, options) {
    const { store } = context;
    const [name = '', version, ...others] = onlyName(names, 'name').split('@');
    if (name === '' || version === '' || others.length > 0) {
      throw new UsageError('Give a name, or the release as <name>@<version>.');
    }
    const takenBack =
      version === undefined
        ? await live.rollback(store, name)
        : await live.takeBack(store, name, { version });
    if (takenBack === null) {
      throw new CommandError(`Visitors do not get ${name}@${version}. Nothing was changed.`);
    }
    const { from, to, traffic } = takenBack;
    const place =
      traffic === undefined
        ? `${name} is back at ${to}: the next page load gets it.`
        : `The ${traffic} % of visitors who had the canary of ${name} get ${to} with the next page load.`;
    const after = await misfitsAfter(store, gateFor(context, options), name, takenBack);
    return {
      lines: [
        `${place} ${from} was taken back and is`,
        `not deployed again unless its content changes or it is promoted by name.`,
        ...misfitsInWords(`${name}@${to}`, after),
        ...notesInWords(after.notes),
      ],
      result: { name, from, to, traffic: traffic ?? null, ...after },
    };
  },
};
