import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseBucketAddress } from './bucket-address.ts';
import {
  flag,
  oneOf,
  optionalText,
  optionalUrl,
  text,
  url,
  wholeNumber,
  type Variable,
} from './config-variables.ts';
import { dataDirectory } from './data-dir.ts';
import { readLandingContent, shippedLandingFile } from './features/landing/landing-content.ts';

/** Every environment variable of the api, once. */
export const variables = {
  LISTEN: text({
    about: 'Where the api listens: host:port, or the path of a unix socket.',
    fallback: '127.0.0.1:3001',
  }),
  METRICS_LISTEN: text({
    about: 'Where /metrics is answered: host:port. Port 0 takes a free one and logs it.',
    fallback: '127.0.0.1:0',
  }),
  DATABASE_URL: url({
    about: 'The PostgreSQL database.',
    protocols: ['postgres:', 'postgresql:'],
  }),
  FILES_URL: optionalUrl({
    about: 'Where uploaded files are kept: a folder or an S3 bucket. Default: DATA_DIR/files.',
    protocols: ['file:', 's3:'],
    check: (address) => {
      if (/^s3:/i.test(address)) parseBucketAddress(address);
    },
  }),
  UPLOADS_KEEP_FREE_MB: wholeNumber({
    about:
      'Files are refused while their disk has less than so many megabytes free, which the database may need.',
    fallback: '256',
    min: 0,
    max: 1_000_000_000,
  }),
  SMTP_URL: optionalUrl({
    about: 'The mail server. Without it mail is written to MAIL_DIR.',
    protocols: ['smtp:', 'smtps:'],
  }),
  MAIL_DIR: optionalText({
    about: 'The folder for .eml files while there is no mail server. Default: DATA_DIR/mail.',
  }),
  MAIL_FROM: text({
    about: 'The sender of every mail.',
    fallback: 'IFJ <no-reply@ifj.example>',
  }),
  MAIL_PREVIEWS: flag({
    about:
      '1 shows every mail with example data at /IFJ/api/mail-previews, to those who write them.',
    fallback: '0',
  }),
  SUPPORT_ADDRESS: text({
    about: 'Whom people write to when they need help; it stands at the end of every mail.',
    fallback: 'support@ifj.example',
  }),
  LANDING_FILE: {
    about:
      'A JSON file with the figures and the stories of the start page. Default: the shipped ones, whose stories are examples.',
    fallback: shippedLandingFile,
    read: readLandingContent,
  },
  PUBLIC_URL: url({
    about: 'The address under which visitors reach the product; links in mail begin with it.',
    protocols: ['http:', 'https:'],
    fallback: 'http://localhost:3000',
  }),
  GOOGLE_CLIENT_ID: optionalText({
    about: 'The client that Google knows this product as. Without it nobody signs in with Google.',
  }),
  GOOGLE_CLIENT_SECRET: optionalText({ about: 'The secret of that client.' }),
  GOOGLE_ISSUER: url({
    about:
      'The issuer that Google signs as; another OpenID provider is for tests. http: on loopback only.',
    protocols: ['https:', 'http:'],
    fallback: 'https://accounts.google.com',
  }),
  LOG_LEVEL: oneOf({
    about: 'How much is logged.',
    values: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    fallback: 'info',
  }),
  SEED_DEMO: flag({
    about: '1 fills an empty database with demo accounts, whose password is publicly known.',
    fallback: '0',
  }),
  TRUSTED_PROXIES: optionalText({
    about:
      'How many proxies in front of the api name the client address in X-Forwarded-For. Default: 1 on a unix socket, else 0.',
  }),
  SESSION_IDLE_HOURS: wholeNumber({
    about: 'A session that is not used for so long is over.',
    fallback: '168',
    min: 1,
    max: 8760,
  }),
  SESSION_MAX_HOURS: wholeNumber({
    about: 'A session is over after so long in any case.',
    fallback: '720',
    min: 1,
    max: 8760,
  }),
  PASSWORD_HASHES_AT_ONCE: wholeNumber({
    about:
      'So many passwords are hashed at the same time; each takes 19 MiB and a core. Default: the number of cores, at most 4.',
    fallback: String(Math.min(4, availableParallelism())),
    min: 1,
    max: 64,
  }),
  DATABASE_CONNECT_MS: wholeNumber({
    about: 'A call waits so long (milliseconds) for a database connection, then answers 503.',
    fallback: '1800',
    min: 100,
    max: 60_000,
  }),
  DATABASE_CONNECTIONS: wholeNumber({
    about: 'The most connections one api process opens.',
    fallback: '10',
    min: 2,
    max: 200,
  }),
};

type Values = {
  [Name in keyof typeof variables]: (typeof variables)[Name] extends Variable<infer T> ? T : never;
};

/** Where to listen: what Fastify's `listen` takes. */
export type ListenAddress = { path: string } | { host: string; port: number };

/** How this product is known to the provider that people sign in with. */
export interface ProviderClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

type Derived =
  'LISTEN' | 'METRICS_LISTEN' | 'FILES_URL' | 'MAIL_DIR' | 'TRUSTED_PROXIES' | `GOOGLE_${string}`;

export type Config = Omit<Values, Derived> & {
  LISTEN: ListenAddress;
  METRICS_LISTEN: { host: string; port: number };
  FILES_URL: string;
  MAIL_DIR: string;
  TRUSTED_PROXIES: number;
  /** Null where nobody signs in with Google. */
  GOOGLE: ProviderClient | null;
};

/** A configuration that cannot be used; the message names each wrong variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming every variable that is missing or wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(variables) as [string, Variable<unknown>][]) {
    const given = env[name] || variable.fallback;
    try {
      if (given === undefined) throw new Error(`is not set. ${variable.about}`);
      values[name] = variable.read(given);
    } catch (error) {
      problems.push(`${name} ${(error as Error).message}`);
    }
  }
  const read = values as Values;
  const listen = problems.length === 0 ? readListen(read.LISTEN, problems) : { path: '' };
  const metrics = readMetrics(read.METRICS_LISTEN, problems);
  const proxies = read.TRUSTED_PROXIES ?? ('path' in listen ? '1' : '0');
  if (!/^\d$/.test(proxies)) problems.push('TRUSTED_PROXIES must be a whole number from 0 to 9');
  const google = problems.length === 0 ? readGoogle(read, problems) : null;
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const data = dataDirectory(env);
  return {
    ...read,
    GOOGLE: google,
    LISTEN: listen,
    METRICS_LISTEN: metrics,
    FILES_URL: read.FILES_URL ?? pathToFileURL(join(data, 'files')).href,
    MAIL_DIR: read.MAIL_DIR ?? join(data, 'mail'),
    PUBLIC_URL: read.PUBLIC_URL.replace(/\/+$/, ''),
    TRUSTED_PROXIES: Number(proxies),
  };
}

function readListen(value: string, problems: string[]): ListenAddress {
  if (value.startsWith('/') || value.startsWith('.')) return { path: value };
  const address = hostAndPort(value);
  if (address) return address;
  problems.push('LISTEN must be host:port or the path of a unix socket');
  return { path: value };
}

function readMetrics(value: string, problems: string[]): Config['METRICS_LISTEN'] {
  const address = hostAndPort(value);
  if (!address) problems.push('METRICS_LISTEN must be host:port');
  return address ?? { host: '', port: 0 };
}

function hostAndPort(value: string): { host: string; port: number } | null {
  const match = /^(.+):(\d{1,5})$/.exec(value);
  const port = Number(match?.[2]);
  if (!match?.[1] || port > 65_535) return null;
  return { host: match[1].replace(/^\[|\]$/g, ''), port };
}

const onLoopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function readGoogle(read: Values, problems: string[]): ProviderClient | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = read;
  const issuer = URL.canParse(read.GOOGLE_ISSUER) ? new URL(read.GOOGLE_ISSUER) : null;
  if (issuer?.protocol !== 'https:' && !onLoopback.has(issuer?.hostname ?? '')) {
    problems.push('GOOGLE_ISSUER must be an address that begins with https:');
  }
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId === undefined || clientSecret === undefined) {
    const missing = clientId === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET';
    problems.push(`${missing} is not set. The client and its secret go together.`);
    return null;
  }
  return { issuer: read.GOOGLE_ISSUER, clientId, clientSecret };
}
