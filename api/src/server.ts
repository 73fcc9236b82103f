import { chmod, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config, type ListenAddress } from './config.ts';
import { migrateDatabase } from './db/migrate.ts';
import { seedDemo } from './db/seed/seed-demo.ts';
import { startHousekeeping } from './features/housekeeping/housekeeping.ts';
import { startResets } from './features/password-resets/password-reset.service.ts';

/** Requests in flight get this long (milliseconds) after SIGTERM; then the process ends. */
const stopDeadline = 3_500;

/** A socket file that nobody listens on is what a killed process left behind. */
async function removeStaleSocket(path: string): Promise<void> {
  const isServed = await new Promise<boolean>((resolve) => {
    const socket = createConnection(path);
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
  if (isServed) throw new ConfigError(`LISTEN: another process listens on ${path}`);
  await rm(path, { force: true });
}

async function listen(app: FastifyInstance, address: ListenAddress): Promise<string> {
  if (!('path' in address)) return app.listen(address);
  await removeStaleSocket(address.path);
  const shown = await app.listen({ path: address.path });
  await chmod(address.path, 0o600);
  return shown;
}

function stopOnSignal(app: FastifyInstance): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopDeadline).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function serve(config: Config): Promise<void> {
  await migrateDatabase(config.DATABASE_URL);
  const app = await buildApp(config);
  stopOnSignal(app);
  await app.ready();
  if (config.SEED_DEMO) await seedDemo(app);
  await app.mail.startSending();
  await startResets(app);
  await startHousekeeping(app);
  const address = await listen(app, config.LISTEN);
  process.send?.('listening');
  process.stdout.write(`The api is ready at ${address}\n`);
}

try {
  await serve(readConfig(process.env));
} catch (error) {
  const message = error instanceof ConfigError ? error.message : (error as Error).stack;
  process.stderr.write(`The api cannot start.\n${message}\n`);
  process.exit(1);
}
