import * as live from '../store/live.ts';
import { onlyName, type Command } from './command.ts';

export const rollback: Command = {
  usage: '<name>',
  about: 'Takes the live release back to the one before it.',
  async run({ store }, names) {
    const name = onlyName(names, 'name');
    const { from, to } = await live.rollback(store, name);
    return {
      lines: [
        `${name} is back at ${to}: the next page load gets it. ${from} was taken back and is`,
        `not deployed again unless its content changes or it is promoted by name.`,
      ],
      result: { name, from, to },
    };
  },
};
