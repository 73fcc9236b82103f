import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes what killed processes left in a folder.
 * @param starts how the names of what may be left begin
 * @param limit milliseconds; what was changed later than so long ago may still be in use
 */
export async function sweepLeftovers(
  folder: string,
  starts: string[],
  limit: number,
): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((one) => starts.some((start) => one.startsWith(start)))) {
    const path = join(folder, name);
    // Somebody else may sweep at the same time.
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > limit) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
