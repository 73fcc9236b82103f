import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { dataDirectory } from '../../api/src/data-dir.ts';
import { releasesAddress } from '../../delivery/src/cli/data-dir.ts';
import { runningAddress } from '../../delivery/src/process/running-product.ts';
import { program } from '../product/plan.ts';
import { say } from '../product/progress.ts';
import { isAnythingLive } from '../product/releases.ts';
import { DevError } from './dev-options.ts';

/** The product that shows the area. */
export interface ProductBeside {
  address: string;
  /** Settled when a product that was started for this has ended. */
  ended: Promise<void>;
  /** Ends it, if it was started for this. */
  stop(): Promise<void>;
}

const nothingToStop = { ended: new Promise<void>(() => undefined), stop: () => Promise.resolve() };

/**
 * What is changed in the checkout is not released by the way; only an empty store is filled.
 * @param releases address of the store
 * @returns environment variables for `npm start`
 * @throws DevError if the store cannot be read
 */
export async function buildSettings(releases: string): Promise<{ NO_BUILD?: '1' }> {
  try {
    return (await isAnythingLive(releases)) ? { NO_BUILD: '1' } : {};
  } catch (error) {
    throw new DevError((error as Error).message, { cause: error });
  }
}

/** Starts the product with what is live, open for areas from the origins. */
async function startOwn(origins: string[], stopped: Promise<void>): Promise<ProductBeside> {
  const settings = await buildSettings(releasesAddress(process.env));
  if (settings.NO_BUILD) say('Shell and areas are those that are live; nothing is released.');
  const listed = [process.env['OVERRIDE_ORIGINS'] ?? '', ...origins].filter(Boolean);
  const child = spawn(process.execPath, [program('scripts/product/main.ts')], {
    env: { ...process.env, ...settings, OVERRIDE_ORIGINS: listed.join(',') },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  void stopped.then(stop);
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (line: string): void => {
      say(line);
      const [, ready] = /^Ready at (\S+)$/.exec(line) ?? [];
      if (ready !== undefined) resolve(ready);
    };
    if (child.stdout) createInterface(child.stdout).on('line', hear);
    void ended.then(() => reject(new DevError('The product is not there (see above).')));
  });
  return { address, ended, stop };
}

/**
 * Finds the product that shows the area, or starts one.
 * @param at its address, if it is known
 * @param origins from which a product that is started lets visitors take areas
 * @param stopped ends a product that is started, also before it is ready
 * @throws DevError if it does not start
 */
export async function productBeside(
  at: string | undefined,
  origins: string[],
  stopped: Promise<void>,
): Promise<ProductBeside> {
  const address = at ?? (await runningAddress(dataDirectory(process.env)));
  return address === undefined ? startOwn(origins, stopped) : { address, ...nothingToStop };
}

/** The address that shows an area from an origin. */
export function overrideAddress(address: string, area: string, origin: string): string {
  return `${address}/?override=${area}@${origin}`;
}

/**
 * Asks a product whether its visitors may take an area from an origin.
 * @returns `null` if they may, otherwise what keeps them from it
 */
export async function whyNotAllowed(
  address: string,
  area: string,
  origin: string,
): Promise<string | null> {
  let answer;
  try {
    const options = { redirect: 'manual', headers: { accept: 'text/html' } } as const;
    answer = await fetch(overrideAddress(address, area, origin), options);
  } catch {
    return `Nothing answers at ${address}.`;
  }
  if (answer.status === 303) return null;
  if (answer.status === 403) {
    return (
      `The product at ${address} lets nobody take areas from ${origin}.` +
      ` It has to be started with OVERRIDE_ORIGINS=${origin}`
    );
  }
  return `What answers at ${address} is no product that takes areas from elsewhere (status ${answer.status}).`;
}
