import { resolve } from 'node:path';
import { onlyName, type Command } from './command.ts';

export const pack: Command = {
  usage: '<folder>',
  about: 'Packs what an area outside this repository installs, as tarballs in the folder.',
  async run({ root, from, say }, names) {
    // The compiler is large: it is loaded when something is packed.
    const { packShared } = await import('../pack/pack.ts');
    const folder = resolve(from, onlyName(names, 'folder'));
    const tarballs = await packShared(root, folder, say);
    return {
      lines: ['In the folder of the area:', `  npm install ${tarballs.join(' ')}`],
      result: { tarballs },
    };
  },
};
