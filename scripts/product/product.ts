import { apiService } from './api-service.ts';
import { startDatabase } from './database.ts';
import { gatewayService } from './gateway-service.ts';
import { program, releasesUrl, type Plan } from './plan.ts';
import { say, step } from './progress.ts';
import { deployAll, isAnythingLive, requireBuilds, unfitFor } from './releases.ts';
import { startService, type ServiceDefinition } from './service.ts';

/** What runs so far; also after a start that failed half way. */
export interface RunningParts {
  /** Ends the programs side by side, then the database that they use. */
  stop(): Promise<void>;
}

/** How long a program may take to end, in milliseconds. */
const grace = 1400;

/** A product that did not start would fail everybody: so that people are told, and it starts. */
async function tellOfUnfit(plan: Plan): Promise<void> {
  const unfit = await unfitFor(program('api/openapi.json'), releasesUrl(plan));
  if (unfit.length === 0) return;
  say('  ! What is live was made for another api, and will fail with this one:');
  for (const line of unfit) say(`      ${line.replaceAll('\n', '\n      ')}`);
  say('    Release it anew against this api, or start the api that it was made for.');
}

/**
 * Starts database, api and gateway, and makes live what changed; what does not need one another
 * is done at the same time.
 * @param signal ends the start
 * @returns the parts, which are to be stopped however the start ends, and the start itself, which
 * fails with a text for the person who asked for it
 */
export function startProduct(
  plan: Plan,
  signal: AbortSignal,
): { parts: RunningParts; ready: Promise<void> } {
  const failed = new AbortController();
  const anyEnd = AbortSignal.any([signal, failed.signal]);
  const services: Promise<{ stop: (grace: number) => Promise<void> }>[] = [];
  let database: ReturnType<typeof startDatabase> | undefined;

  const run = (definition: ServiceDefinition): Promise<unknown> => {
    anyEnd.throwIfAborted();
    const service = startService(definition, anyEnd);
    services.push(service);
    return service;
  };
  const serveApi = async (): Promise<void> => {
    let { databaseUrl } = plan;
    if (databaseUrl === undefined) {
      database = startDatabase(plan.dataDirectory, anyEnd);
      const started = database;
      databaseUrl = (await step('PostgreSQL', () => started)).url;
    }
    const definition = apiService(plan, databaseUrl);
    await step('api', () => run(definition));
  };
  const release = async (): Promise<void> => {
    if (!plan.build) {
      if (await isAnythingLive(releasesUrl(plan))) return;
      await requireBuilds(program(''));
    }
    await step('Shell and areas', () => deployAll(plan, anyEnd));
  };
  const start = async (): Promise<void> => {
    // The first failure ends the other; it is the one to tell.
    const both = [serveApi(), release()].map((part) =>
      part.catch((why: unknown) => failed.abort(why)),
    );
    await Promise.all(both);
    anyEnd.throwIfAborted();
    await tellOfUnfit(plan);
    await step('Gateway', () => run(gatewayService(plan)));
  };

  return {
    ready: start(),
    parts: {
      async stop() {
        failed.abort();
        const started = await Promise.allSettled(services);
        await Promise.all(
          started.map(async (service) => {
            if (service.status === 'fulfilled') await service.value.stop(grace);
          }),
        );
        await (await database?.catch(() => undefined))?.stop();
      },
    },
  };
}
