import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RunningProcess } from '../../delivery/src/process/running-process.ts';
import { attempt } from './progress.ts';

/** What a running product tells about itself in its data folder: the process that supervises it. */
export interface RunningRecord extends RunningProcess {
  /** Where the product is reached; absent while it starts. */
  address?: string;
  /** Process ids of the parts, by name. */
  parts: Record<string, number>;
}

const fileIn = (dataFolder: string): string => join(dataFolder, 'run', 'product.json');

/** Writes the record so that a reader sees the old or the new one, never half of one. */
export function writeRecord(dataFolder: string, record: RunningRecord): void {
  const file = fileIn(dataFolder);
  attempt('Noting what runs', () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(record, null, 2));
    renameSync(`${file}.new`, file);
  });
}

/** The record of the product that runs on a data folder, if one does. */
export function readRecord(dataFolder: string): RunningRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataFolder), 'utf8')) as RunningRecord;
  } catch {
    return undefined;
  }
}

/** Removes the record. */
export function dropRecord(dataFolder: string): void {
  rmSync(fileIn(dataFolder), { force: true });
}
