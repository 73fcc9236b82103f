import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inWorkspace } from './command.ts';

/** An OpenID provider on loopback that stands for Google. */
export interface Provider {
  /** What `npm start` has to know of it. */
  env: NodeJS.ProcessEnv;
  stop(): void;
}

/** Starts a real provider, at which anybody signs in as whomever they name. */
export async function startProvider(): Promise<Provider> {
  const child = fork(inWorkspace('api/src/testing/provider/main.ts'), { silent: true });
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The provider ended with ${String(code)}.`);
    }),
  ])) as [NodeJS.ProcessEnv];
  return { env: message, stop: () => child.kill() };
}
