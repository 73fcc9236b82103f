import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, type RunningProcess } from './running-process.ts';

/** What `npm start` notes about the product that it runs; the address is there once it is ready. */
interface ProductRecord extends RunningProcess {
  address?: string;
}

/**
 * Finds the product that runs on a data folder. One that was killed leaves its record behind, and
 * its port may be another one's by now.
 * @returns its address; `undefined` if none runs, or it is not ready
 */
export async function runningAddress(dataFolder: string): Promise<string | undefined> {
  const file = join(dataFolder, 'run', 'product.json');
  try {
    const product = JSON.parse(await readFile(file, 'utf8')) as ProductRecord;
    return isRunning(product) ? product.address : undefined;
  } catch {
    return undefined;
  }
}
