import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Held while a product runs on a data folder. */
export interface DataFolderLock {
  release(): void;
}

/**
 * Takes a data folder for this process alone. SQLite's file lock belongs to the process, so the
 * operating system gives it back however the process ends.
 * @returns undefined when another process holds the folder
 */
export function lockDataFolder(folder: string): DataFolderLock | undefined {
  const database = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}

const sqliteBusy = 5;
