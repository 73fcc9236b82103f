import webpack, { type Compilation } from 'webpack';

/** Names that webpack writes into the name of a file as they are. */
const plain = /^\w[\w-]*$/;

/**
 * Refuses names of chunks that are not the beginning of their file's name: a page tells by that
 * beginning whether a script has brought its chunk.
 */
export function refuseChunkNames(compilation: Compilation): void {
  for (const group of compilation.chunkGroups) {
    if (!group.name || plain.test(group.name)) continue;
    const error = new webpack.WebpackError(
      `A chunk may not have the name ${JSON.stringify(group.name)}. Use letters, digits, - and _ alone.`,
    );
    error.file = group.origins[0]?.module?.nameForCondition() ?? '';
    compilation.errors.push(error);
  }
}
