import * as live from '../store/live.ts';
import { CommandError, onlyName, UsageError, type Command } from './command.ts';

export const rollback: Command = {
  usage: '<name>[@<version>]',
  about:
    'Takes the canary back; without one, the live release to the one before it. With a version, that release only.',
  async run({ store }, names) {
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
    return {
      lines: [
        `${place} ${from} was taken back and is`,
        `not deployed again unless its content changes or it is promoted by name.`,
      ],
      result: { name, from, to, traffic: traffic ?? null },
    };
  },
};
