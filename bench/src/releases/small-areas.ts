import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { areaFiles, namesOf } from '../../../scripts/new-area/area-files.ts';

/**
 * Writes areas of one page and one menu entry, as `npm run new-area` makes them.
 * @returns their folders
 */
export async function writeSmallAreas(folder: string, count: number): Promise<string[]> {
  const nouns = Array.from({ length: count }, (_, at) => `desk-${at + 1}`);
  for (const noun of nouns) {
    for (const [file, content] of Object.entries(areaFiles(namesOf(noun)))) {
      if (!file.startsWith(`mfe-${noun}/`)) continue;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), content);
    }
  }
  return nouns.map((noun) => join(folder, `mfe-${noun}`));
}
