import { thisProcess } from '../../delivery/src/process/running-process.ts';
import { makeDataFolder } from './data-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { demoNotice } from './demo-notice.ts';
import { program } from './plan.ts';
import { browserAddress, reservePort } from './port.ts';
import { awaitEndOfPredecessor } from './predecessor.ts';
import { startProduct } from './product.ts';
import { say, sinceStart } from './progress.ts';
import { dropRecord, readRecord, writeRecord } from './running-record.ts';
import { readSettings, type Settings } from './settings.ts';
import { makeSocketPath } from './socket-path.ts';

// Code that was compiled once is not compiled at the next start, in no process of the product.
process.env['NODE_COMPILE_CACHE'] ??= program('node_modules/.cache/node-compile');

const stop = new AbortController();
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
  process.on(event, () => {
    if (!stop.signal.aborted) say('Stopping …');
    stop.abort();
  });
}
process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
// The channel to the launcher would keep the process alive.
process.exit();

async function main(): Promise<number> {
  const settings = readSettings(process.env);
  makeDataFolder(settings.dataDirectory);
  const lock = lockDataFolder(settings.dataDirectory);
  if (!lock) throw new Error(alreadyRunning(settings.dataDirectory));
  try {
    return await run(settings);
  } finally {
    dropRecord(settings.dataDirectory);
    lock.release();
  }
}

async function run(settings: Settings): Promise<number> {
  const { dataDirectory } = settings;
  await awaitEndOfPredecessor(dataDirectory);
  const port = await reservePort(settings.host, settings.port);
  const address = browserAddress(settings.host, port);
  const parts: Record<string, number> = {};
  const record = (isReady: boolean): void =>
    writeRecord(dataDirectory, { ...thisProcess(), parts, ...(isReady && { address }) });
  let isReady = false;

  say(`IFJ starts, with its data in ${dataDirectory}`);
  const product = startProduct(
    {
      ...settings,
      port,
      address,
      apiSocket: makeSocketPath(dataDirectory),
      launched: (part, pid) => {
        parts[part] = pid;
        record(isReady);
      },
    },
    stop.signal,
  );
  try {
    await product.ready;
    isReady = true;
    record(isReady);
    say(`Started in ${sinceStart()}`);
    if (settings.seedDemo) for (const line of demoNotice(settings.host)) say(line);
    say(`Ready at ${address}`);
    await stopped();
    return 0;
  } catch (error) {
    if (stop.signal.aborted) return 0;
    throw error;
  } finally {
    await product.parts.stop();
  }
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    if (stop.signal.aborted) resolve();
    stop.signal.addEventListener('abort', () => {
      resolve();
    });
  });
}

function alreadyRunning(dataFolder: string): string {
  const record = readRecord(dataFolder);
  const who = record
    ? ` (process ${record.pid}${record.address ? `, ${record.address}` : ''})`
    : '';
  return `IFJ already runs on ${dataFolder}${who}. Stop that one, or choose another folder: DATA_DIR=… npm start`;
}
