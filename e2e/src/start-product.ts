import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from './command.ts';
import { productOn, type Product } from './product.ts';

/** A product that a test has started for itself. */
export interface OwnProduct extends Product {
  /** Everything it has printed. */
  output(): string;
  /** Ends it as Ctrl-C does; gives its exit status. */
  stop(): Promise<number | null>;
  /** Starts it again on the same folder and port. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

const startDeadline = 240_000;

/**
 * Starts the whole product, by default on a free port, with a new data folder and without demo
 * data.
 * @param env further environment variables of `npm start`; a folder that is given is not removed
 * @throws Error with everything it printed when it does not get ready
 */
export async function startProduct(env: NodeJS.ProcessEnv = {}): Promise<OwnProduct> {
  const dataDir = env['DATA_DIR'] ?? (await makeDataDir());
  const settings = { HOST: '127.0.0.1', PORT: '0', SEED_DEMO: '0', ...env, DATA_DIR: dataDir };
  let launched = launch(settings);
  const remove = async (): Promise<void> => {
    await launched.stop();
    if (!env['DATA_DIR']) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const baseUrl = await launched.ready;
    return {
      ...productOn(dataDir, baseUrl, settings),
      output: () => launched.output(),
      stop: () => launched.stop(),
      async start() {
        launched = launch({ ...settings, PORT: new URL(baseUrl).port });
        await launched.ready;
      },
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A folder that PostgreSQL's user can pass through when root runs the tests. */
async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ifj-product-'));
  await chmod(dataDir, 0o711);
  return dataDir;
}

interface Launched {
  /** Resolves to the address once the product says that it is ready. */
  ready: Promise<string>;
  output(): string;
  stop(): Promise<number | null>;
}

function launch(settings: NodeJS.ProcessEnv): Launched {
  const child = spawn(process.execPath, [inWorkspace('scripts/product/main.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  const ready = new Promise<string>((resolve, reject) => {
    const fail = (why: string): void => {
      reject(new Error(`The product ${why}:\n${printed}`));
    };
    const timer = setTimeout(() => {
      fail('did not get ready');
    }, startDeadline);
    const collect = (chunk: Buffer): void => {
      printed += chunk.toString();
      const address = /^Ready at (\S+)$/m.exec(printed)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${String(code)}`);
    });
  });
  return { ready, output: () => printed, stop: () => endOf(child) };
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve(child.exitCode);
      return;
    }
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}
