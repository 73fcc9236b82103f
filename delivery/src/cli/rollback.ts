import * as live from '../store/live.ts';
import { onlyName, type Command } from './command.ts';

export const rollback: Command = {
  usage: '<name>',
  about: 'Takes the canary back; without one, the live release to the one before it.',
  async run({ store }, names) {
    const name = onlyName(names, 'name');
    const { from, to, traffic } = await live.rollback(store, name);
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
