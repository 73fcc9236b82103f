import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { program } from '../product/plan.ts';

/** What `npm run dev` was asked for. */
export interface DevOptions {
  /** The area's folder. */
  folder: string;
  /** Its package's name without the scope. */
  name: string;
  /** Where the product is reached; absent: the one on this data folder, or one of its own. */
  at: string | undefined;
  /** Ports to serve the area on: the first that is free. */
  ports: number[];
}

/** An `npm run dev` that cannot begin; the message is for people. */
export class DevError extends Error {
  override readonly name = 'DevError';
}

const usage = 'Usage: npm run dev -- <area> [--at <address of a product>] [--port <number>]';

/** So many areas can be worked on at the same time, a command each. */
export const usualPorts = Array.from({ length: 10 }, (_, at) => 4100 + at);

function portsOf(text: string | undefined): number[] {
  if (text === undefined) return usualPorts;
  if (!/^[1-9]\d{0,4}$/.test(text) || Number(text) > 65_535) {
    throw new DevError('--port takes a number up to 65535.');
  }
  return [Number(text)];
}

function addressOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new DevError('--at takes an address, like https://staging.example.');
  }
  return url.origin;
}

/** The area's folder: by its name in this checkout, or by its path. */
function folderOf(wanted: string, from: string): string {
  const folder = [resolve(from, wanted), program(wanted)].find((one) =>
    existsSync(join(one, 'remote.json')),
  );
  if (folder === undefined) {
    throw new DevError(`There is no area ${wanted}: an area is a folder with a remote.json.`);
  }
  return folder;
}

/**
 * @param args what follows `npm run dev --`
 * @param from the folder that paths start from
 * @throws DevError
 */
export function readDevOptions(args: string[], from: string): DevOptions {
  const options = { at: { type: 'string' }, port: { type: 'string' } } as const;
  let parsed;
  try {
    parsed = parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new DevError(`${(error as Error).message}\n${usage}`, { cause: error });
  }
  const { values, positionals } = parsed;
  const [wanted, ...others] = positionals;
  if (wanted === undefined || others.length > 0) throw new DevError(usage);
  const folder = folderOf(wanted, from);
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name } = JSON.parse(manifest) as { name: string };
  return {
    folder,
    name: name.replace(/^@[^/]+\//, ''),
    at: addressOf(values.at),
    ports: portsOf(values.port),
  };
}
