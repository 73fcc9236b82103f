import { Client } from 'pg';
import { ConfigError } from '../config.ts';
import { databaseCode } from './failures.ts';

/** Milliseconds after which a host that says nothing counts as not there. */
const patience = 10_000;

/**
 * Connects for the first time, when a wrong address or a missing database still is a matter of
 * configuration.
 * @returns a connected client, which the caller ends
 * @throws ConfigError that names the place and what to do, without the password
 */
export async function reachDatabase(url: string): Promise<Client> {
  const client = open(url);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new ConfigError(`DATABASE_URL ${whyNot(client, error as Error)}`, { cause: error });
  }
}

function open(url: string): Client {
  try {
    return new Client({ connectionString: url, connectionTimeoutMillis: patience });
  } catch {
    throw new ConfigError(
      'DATABASE_URL is no address. It looks like postgres://user:password@host:5432/database',
    );
  }
}

/** Certificates that are not trusted, servers without encryption. */
const isAboutEncryption = (error: Error): boolean =>
  /\b(SSL|TLS|certificates?)\b/i.test(error.message);

function whyNot({ host, port, user, database }: Client, error: Error): string {
  const place = host.startsWith('/') ? `${host} (port ${port})` : `${host}:${port}`;
  const code = databaseCode(error);
  if (isAboutEncryption(error)) {
    return `leads to ${place}, but no encrypted connection comes about: ${error.message}. Correct what the address says about it (?sslmode=…).`;
  }
  switch (code) {
    case '28000':
      // Which host, which encryption: PostgreSQL says it best.
      return `is not let in by ${place}: ${error.message}. Where it asks for encryption, add ?sslmode=require to the address.`;
    case '28P01':
      return `names a user whom the database at ${place} does not let in: ${String(user)}. Correct user and password.`;
    case '3D000':
      return `names a database that ${place} does not have: ${String(database)}. Create it, or correct the name.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `names a host that is not known: ${host}. Correct it, or look at the network.`;
    default:
      return `cannot be reached: no database answers at ${place} (${code ?? error.message}). Start it, or correct the address.`;
  }
}
