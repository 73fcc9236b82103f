import { join } from 'node:path';
import { runCommand } from './command.ts';
import { killHard, readPostgresPid, recordOf, until } from './processes.ts';

/** A running product, as a browser and its operator see it. */
export interface Product {
  /** Where a browser reaches it. */
  readonly baseUrl: string;
  readonly dataDir: string;
  /** Where mail arrives, as `.eml` files. */
  readonly mailDir: string;
  /** Runs `npm run operator -- …` beside it; gives what that printed. */
  operator(...args: string[]): Promise<string>;
  /** Runs `npm run delivery -- …` beside it; gives what that printed. */
  delivery(...args: string[]): Promise<string>;
  /** Kills the api as `kill -9` does; it is started again by itself. */
  killApi(): Promise<void>;
  /** Waits until the api answers, at most for `deadline` milliseconds. */
  awaitApi(deadline?: number): Promise<void>;
  /** Kills every process of the product at once. */
  killAll(): Promise<void>;
}

/**
 * The product that runs on a data folder.
 * @param env the environment it was started with
 */
export function productOn(dataDir: string, baseUrl: string, env: NodeJS.ProcessEnv): Product {
  const surroundings = { ...process.env, ...env, DATA_DIR: dataDir };
  return {
    baseUrl,
    dataDir,
    mailDir: join(dataDir, 'mail'),
    operator: (...args) => runCommand('api/src/operator.ts', args, surroundings),
    delivery: (...args) => runCommand('delivery/src/cli/main.ts', args, surroundings),
    async killApi() {
      const { api } = recordOf(dataDir).parts;
      if (api === undefined) throw new Error('The product has no api.');
      await killHard([api]);
    },
    awaitApi: (deadline) =>
      until(
        'the api answers',
        async () => (await fetch(`${baseUrl}/IFJ/api/health/ready`)).ok,
        deadline,
      ),
    async killAll() {
      const { pid, parts } = recordOf(dataDir);
      const postgres = env['DATABASE_URL'] ? [] : [await readPostgresPid(dataDir)];
      await killHard([pid, ...Object.values(parts), ...postgres]);
    },
  };
}
