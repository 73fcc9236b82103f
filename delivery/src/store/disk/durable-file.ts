import { randomUUID } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Begins the name of a file that is not complete yet. */
export const draftStart = '.draft-';

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a new file and waits until the disk has it. */
export async function writeNewFile(path: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Brings content to its place in one step, once the disk has it: a reader, and a machine that loses
 * power, find all of it or what was there before, never a part.
 */
async function place(
  path: string,
  content: string | Uint8Array,
  put: (draft: string) => Promise<void>,
): Promise<void> {
  const folder = dirname(path);
  const draft = join(folder, `${draftStart}${randomUUID()}`);
  try {
    await writeNewFile(draft, content);
    await put(draft);
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(folder);
}

/** Asked when all is ready, since the disk may take its time; throws to leave things as they are. */
export type LastWord = () => Promise<void>;

const agreed: LastWord = () => Promise.resolve();

/**
 * Puts a file in the place of another.
 * @param path its folder must exist
 */
export async function replaceFile(
  path: string,
  content: string | Uint8Array,
  lastWord = agreed,
): Promise<void> {
  await place(path, content, async (draft) => {
    await lastWord();
    await rename(draft, path);
  });
}

/**
 * Makes a file that is not there yet.
 * @param path its folder must exist
 * @returns whether it was not there
 */
export async function createFile(
  path: string,
  content: string | Uint8Array,
  lastWord = agreed,
): Promise<boolean> {
  try {
    await place(path, content, async (draft) => {
      await lastWord();
      await link(draft, path);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
