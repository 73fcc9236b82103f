import { mkdtempSync } from 'node:fs';
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

const localOrigin = (port: number): string => `http://localhost:${port}`;

async function serve({ folder, name, at, ports }: DevOptions): Promise<void> {
  const output = mkdtempSync(join(tmpdir(), `ifj-dev-${name}-`));
  const server = new AreaServer(output);
  const port = await server.listen(ports).catch((error: Error) => {
    throw new DevError(error.message);
  });
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
    const product = await productBeside(at, origins);
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
    await server.close();
  }
}
