import { onlyName, storeInWords, type Command } from './command.ts';
import { builtFolder, packageFolder } from './packages.ts';

export const publish: Command = {
  usage: '<package>',
  about: 'Puts a built package into the store, without making it live.',
  async run(context, names) {
    const folder = packageFolder(context, onlyName(names, 'package'));
    const { name, version, files } = await context.store.publish(builtFolder(folder));
    return {
      lines: [
        `Published ${name}@${version} (${Object.keys(files).length} files). Visitors do not get it yet:`,
        `  npm run delivery -- promote ${name}@${version}`,
        ...storeInWords(context),
      ],
      result: { name, version, published: true, place: context.store.place },
    };
  },
};
