import { openStore } from '../store/open-store.ts';
import { buildGateway } from './app.ts';
import { ConfigError, readConfig, type GatewayConfig } from './config.ts';
import { logLines } from './log-lines.ts';

/** Exit status 2: wrong configuration; 3: the port cannot be had. */
const exit = { configuration: 2, port: 3 };

/** What is still going on after so many milliseconds is cut off. */
const stopLimit = 2_000;

function configuration(): GatewayConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`The gateway cannot start:\n${error.message}`);
    process.exit(exit.configuration);
  }
}

const config = configuration();
const app = await buildGateway(config, openStore(config.releasesUrl), logLines());

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  setTimeout(() => app.server.closeAllConnections(), stopLimit).unref();
  void app.close().then(() => process.exit(0));
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

try {
  await app.listen(config.listen);
  process.send?.('listening');
} catch (error) {
  const { host, port } = config.listen;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
  console.error(
    code === 'EADDRINUSE'
      ? `The gateway cannot start: port ${port} of ${host} is taken by another program.`
      : `The gateway cannot start: ${message}`,
  );
  process.exit(exit.port);
}
