import { basename } from 'node:path';

/** Jest transform: an imported picture or font is the name of its file. */
export default {
  process: (_source, path) => ({ code: `export default ${JSON.stringify(basename(path))};` }),
};
