import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './process.ts';
import { dropRecord, readRecord } from './running-record.ts';

const patience = 3000;

/**
 * Waits until the parts of a product that was killed on this data folder are gone. They end by
 * themselves as soon as they notice; a number may since belong to another program, so nothing is
 * killed here.
 */
export async function awaitEndOfPredecessor(dataFolder: string): Promise<void> {
  const parts = Object.values(readRecord(dataFolder)?.parts ?? {});
  const end = Date.now() + patience;
  while (parts.some(isAlive) && Date.now() < end) await sleep(20);
  dropRecord(dataFolder);
}
