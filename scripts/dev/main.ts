import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AreaServer } from '../../delivery/src/dev/area-server.ts';
import { AreaWatch } from '../../delivery/src/dev/watch-area.ts';
import { program } from '../product/plan.ts';
import { say } from '../product/progress.ts';
import { DevError, readDevOptions, usualPorts, type DevOptions } from './dev-options.ts';
import { overrideAddress, productBeside, whyNotAllowed } from './product-beside.ts';

const stopped = new Promise<void>((resolve) => {
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(event, () => resolve());
});

try {
  // npm changes to the root of the checkout and notes where it was called.
  const from = process.env['INIT_CWD'] ?? program('');
  await serve(readDevOptions(process.argv.slice(2), from));
} catch (error) {
  if (!(error instanceof DevError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function clock(): string {
  return new Date().toTimeString().slice(0, 8);
}

function localOrigin(port: number): string {
  return `http://localhost:${port}`;
}

async function serve(options: DevOptions): Promise<void> {
  const output = mkdtempSync(join(tmpdir(), `ifj-dev-${options.name}-`));
  const server = new AreaServer(output);
  try {
    const port = await server.listen(options.ports).catch((error: unknown) => {
      throw new DevError((error as Error).message, { cause: error });
    });
    await serveAt(port, server, output, options);
  } finally {
    await server.close();
    rmSync(output, { recursive: true, force: true });
  }
}

async function serveAt(
  port: number,
  server: AreaServer,
  output: string,
  { folder, name, at }: DevOptions,
): Promise<void> {
  const origin = localOrigin(port);
  const watch = new AreaWatch(folder, output, {
    built: (version, seconds) => {
      say(`${clock()} ${name} built in ${seconds.toFixed(1)} s`);
      server.tell(version);
    },
    failed: (reason) => say(`${clock()} ${name} does not build:\n\n${reason}\n`),
  });
  try {
    const origins = [...new Set([...usualPorts, port])].map(localOrigin);
    const product = await productBeside(at, origins, stopped);
    try {
      server.allow(product.address);
      const problem = await whyNotAllowed(product.address, name, origin);
      if (problem !== null) throw new DevError(problem);
      say(`\n${name} is served at ${origin}, and shown at\n`);
      say(`  ${overrideAddress(product.address, name, origin)}\n`);
      say(`Every change appears there. ${product.address}/?override= leads back to what is live.`);
      await Promise.race([stopped, product.ended]);
    } finally {
      await product.stop();
    }
  } finally {
    await watch.close();
  }
}
