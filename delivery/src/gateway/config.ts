import { isAbsolute } from 'node:path';
import type { JudgingRules } from './judging/judgement.ts';

/** Every environment variable of the gateway, once. */
export const variables = {
  LISTEN: { about: 'Where it listens, as host:port.', fallback: '127.0.0.1:3000' },
  API_URL: { about: 'The api: an http address, or the absolute path of a unix socket.' },
  RELEASES_URL: { about: 'The release store: a folder, a file: address, or s3://bucket/prefix.' },
  PUBLIC_URL: {
    about: 'The address under which visitors reach the product; https turns HSTS on.',
    fallback: 'http://localhost:3000',
  },
  TRUSTED_PROXIES: {
    about: 'How many proxies stand before it and name the client in X-Forwarded-For.',
    fallback: '0',
  },
  MAX_BODY_BYTES: {
    about: 'The largest request body that it passes on to the api, which takes no larger form.',
    fallback: '10551296',
  },
  MAX_TEXT_BYTES: {
    about: 'The largest request body without files; it is read here before the api is asked.',
    fallback: '160000',
  },
  TEXT_SECONDS: { about: 'How long a client may take to send such a body.', fallback: '10' },
  READ_SECONDS: {
    about: 'How long a client may take to read an answer; each 16,000 bytes give a second more.',
    fallback: '30',
  },
  API_CALLS: { about: 'How many calls the api is asked at once; others wait.', fallback: '192' },
  CALLS_PER_NETWORK: {
    about: 'How many of these one network may have; others of it wait among themselves.',
    fallback: '48',
  },
  API_UPLOADS: { about: 'How many uploads go to the api at once; others wait.', fallback: '64' },
  UPLOADS_PER_NETWORK: {
    about: 'How many uploads one network may have under way; a cybercafé is one network.',
    fallback: '24',
  },
  API_WAIT_SECONDS: { about: 'How long a call waits for its turn before 503.', fallback: '5' },
  OVERRIDE_ORIGINS: {
    about:
      'Origins, with commas between them, from which a visitor may take an area by ?override=<area>@<origin>.',
    fallback: '',
  },
  METRICS_LISTEN: {
    about: 'Where /metrics is answered, as host:port; port 0 takes a free one and logs it.',
    fallback: '127.0.0.1:0',
  },
  TAKE_BACK: {
    about: '1 takes releases back by itself that fail for too many visitors; 0 only counts.',
    fallback: '1',
  },
  JUDGE_VISITORS: {
    about: 'A release that fewer visitors have told of is not judged.',
    fallback: '10',
  },
  JUDGE_NETWORKS: {
    about:
      'Failures from fewer networks than this do not count against a release; many visitors make it more.',
    fallback: '5',
  },
  JUDGE_POINTS: {
    about: 'By so many percent of its visitors a bad release fails more often than the one before.',
    fallback: '10',
  },
  JUDGE_MINUTES: {
    about:
      'For so long after it was promoted a release is judged; a canary always is, by its last two hours.',
    fallback: '60',
  },
  HEALTH_SECONDS: {
    about: 'How often a gateway writes what it counted, and judges.',
    fallback: '5',
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
  /** A body without files: the most bytes, and the milliseconds it may take. */
  text: { bytes: number; patience: number };
  /** Milliseconds in which an answer is read, beside what its length allows. */
  readPatience: number;
  /** How much goes to the api at once, and the milliseconds that others wait. */
  atOnce: {
    calls: number;
    callsOfOne: number;
    uploads: number;
    uploadsOfOne: number;
    patience: number;
  };
  /** From where a visitor may take an area instead of its release. */
  overrideOrigins: string[];
  /** Where figures for Prometheus are served. */
  metrics: { host: string; port: number };
  /** When what was counted is written and judged, and how. */
  judging: { every: number; takesBack: boolean; rules: JudgingRules };
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

function origins(text: string): string[] {
  const list = text.split(',').map((one) => one.trim());
  for (const one of list.filter(Boolean)) {
    if (webAddress(one).origin !== one) throw new Error(`must hold origins, and ${one} is none`);
  }
  return list.filter(Boolean);
}

function wholeNumber(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new Error('must be a whole number');
  return Number(text);
}

function atLeastOne(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new Error('must be 1 or more');
  return number;
}

const seconds = (text: string) => wholeNumber(text) * 1_000;

function upToAMinute(text: string): number {
  const number = atLeastOne(text);
  if (number > 60) throw new Error('must be 1 to 60');
  return number * 1_000;
}

function flag(text: string): boolean {
  if (text !== '0' && text !== '1') throw new Error('must be 0 or 1');
  return text === '1';
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
    text: {
      bytes: read('MAX_TEXT_BYTES', wholeNumber),
      patience: read('TEXT_SECONDS', seconds),
    },
    readPatience: read('READ_SECONDS', seconds),
    atOnce: {
      calls: read('API_CALLS', atLeastOne),
      callsOfOne: read('CALLS_PER_NETWORK', atLeastOne),
      uploads: read('API_UPLOADS', atLeastOne),
      uploadsOfOne: read('UPLOADS_PER_NETWORK', atLeastOne),
      patience: read('API_WAIT_SECONDS', seconds),
    },
    overrideOrigins: read('OVERRIDE_ORIGINS', origins),
    metrics: read('METRICS_LISTEN', listenAddress),
    judging: {
      every: read('HEALTH_SECONDS', upToAMinute),
      takesBack: read('TAKE_BACK', flag),
      rules: {
        visitors: read('JUDGE_VISITORS', atLeastOne),
        networks: read('JUDGE_NETWORKS', atLeastOne),
        points: read('JUDGE_POINTS', wholeNumber),
        minutes: read('JUDGE_MINUTES', wholeNumber),
      },
    },
    logLevel: read('LOG_LEVEL', logLevel),
  };
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}
