import { isAbsolute } from 'node:path';

/** Every environment variable of the gateway, once. */
export const variables = {
  LISTEN: { about: 'Where it listens, as host:port.', fallback: '127.0.0.1:3000' },
  API_URL: { about: 'The api: an http address, or the absolute path of a unix socket.' },
  RELEASES_URL: { about: 'The release store: a folder or a file: address.' },
  PUBLIC_URL: {
    about: 'The address under which visitors reach the product; https turns HSTS on.',
    fallback: 'http://localhost:3000',
  },
  TRUSTED_PROXIES: {
    about: 'How many proxies stand before it and name the client in X-Forwarded-For.',
    fallback: '0',
  },
  MAX_BODY_BYTES: {
    about: 'The largest request body that it passes on to the api.',
    fallback: '16000000',
  },
  LOG_LEVEL: { about: 'fatal, error, warn, info, debug, trace or silent.', fallback: 'info' },
} satisfies Record<string, { about: string; fallback?: string }>;

export interface GatewayConfig {
  listen: { host: string; port: number };
  /** Where the api answers. */
  api: { origin: string; socketPath?: string };
  releasesUrl: string;
  publicUrl: URL;
  trustedProxies: number;
  /** In bytes. */
  maxBodyBytes: number;
  logLevel: string;
}

/** A configuration that cannot be used; the message names each wrong variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function listenAddress(text: string): GatewayConfig['listen'] {
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  if (host === undefined || Number(port) > 65_535) throw new Error('must be host:port');
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}

function apiAddress(text: string): GatewayConfig['api'] {
  if (isAbsolute(text)) return { origin: 'http://api', socketPath: text };
  const url = webAddress(text);
  return { origin: url.origin };
}

function webAddress(text: string): URL {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error('must be an http or https address');
  }
  return url;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new Error('must be a whole number');
  return Number(text);
}

function logLevel(text: string): string {
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
  if (!levels.includes(text)) throw new Error(`must be one of ${levels.join(', ')}`);
  return text;
}

/**
 * Reads the gateway's configuration.
 * @param env environment variables
 * @throws ConfigError that names every variable that is missing or wrong
 */
export function readConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const problems: string[] = [];
  function read<T>(name: keyof typeof variables, parse: (text: string) => T): T {
    const variable: { about: string; fallback?: string } = variables[name];
    const text = env[name] || variable.fallback;
    try {
      if (text === undefined) throw new Error('is missing');
      return parse(text);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      problems.push(`${name} ${problem}. ${variable.about}`);
      return undefined as T;
    }
  }
  const config: GatewayConfig = {
    listen: read('LISTEN', listenAddress),
    api: read('API_URL', apiAddress),
    releasesUrl: read('RELEASES_URL', String),
    publicUrl: read('PUBLIC_URL', webAddress),
    trustedProxies: read('TRUSTED_PROXIES', wholeNumber),
    maxBodyBytes: read('MAX_BODY_BYTES', wholeNumber),
    logLevel: read('LOG_LEVEL', logLevel),
  };
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}
