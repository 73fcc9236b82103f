import { readConfig as readApiConfig } from '../../api/src/config.ts';
import { readConfig as readGatewayConfig } from '../../delivery/src/gateway/config.ts';
import { openStore } from '../../delivery/src/store/open-store.ts';

/**
 * Lets api, gateway and release store look at the variables that reach them, before any of them
 * starts. What `npm start` gives them itself is filled in.
 * @returns the refused variables, each with the line that says why
 */
export function* refusedByParts(env: NodeJS.ProcessEnv): Generator<[name: string, line: string]> {
  const socket = '/api.sock';
  const database = env['DATABASE_URL'] || 'postgres:///';
  const parts = [
    () => openStore(env['RELEASES_URL'] || 'releases'),
    () => readGatewayConfig({ ...env, LISTEN: '', API_URL: socket, RELEASES_URL: 'releases' }),
    () => readApiConfig({ ...env, DATABASE_URL: database, LISTEN: socket, TRUSTED_PROXIES: '1' }),
  ];
  for (const read of parts) {
    for (const line of refusalOf(read)) yield [line.split(' ', 1)[0] ?? line, line];
  }
}

function refusalOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}
