import {
  flag,
  optionalText,
  optionalUrl,
  text,
  wholeNumber,
  type Variable,
} from '../../api/src/config-variables.ts';
import { dataDirectory } from '../../api/src/data-dir.ts';
import { refusedByParts } from './part-settings.ts';

/** Every environment variable that `npm start` itself reads, once. Others reach its parts unchanged. */
export const variables = {
  PORT: wholeNumber({
    about: 'The port of the gateway, the one address of the product. 0 takes a free one.',
    fallback: '3000',
    min: 0,
    max: 65_535,
  }),
  HOST: text({ about: 'The address on which the gateway listens.', fallback: '127.0.0.1' }),
  DATA_DIR: optionalText({
    about:
      'The folder that holds everything the product keeps. Default: .data; for root a folder below /var/lib/ifj.',
  }),
  DATABASE_URL: optionalUrl({
    about: 'A PostgreSQL database. Without it an embedded one starts, with its data in DATA_DIR.',
    protocols: ['postgres:', 'postgresql:'],
  }),
  RELEASES_URL: optionalText({
    about: 'The release store: a folder, or s3://bucket/prefix. Default: DATA_DIR/releases.',
  }),
  PUBLIC_URL: optionalText({
    about: 'The address that visitors use, for links in mail. Default: the one printed at start.',
  }),
  METRICS_PORT: wholeNumber({
    about:
      'The port on this machine for figures of the gateway; those of the api are at the next. 0 takes free ones.',
    fallback: '0',
    min: 0,
    max: 65_534,
  }),
  SEED_DEMO: optionalText({
    about:
      '1 fills an empty database with demo accounts, 0 does not. Default: 1, and 0 with DATABASE_URL or PUBLIC_URL.',
  }),
  NO_BUILD: flag({
    about:
      '1 builds nothing: what is live stays, and into an empty store goes what was built before.',
    fallback: '0',
  }),
};

/** What `npm start` was asked for. */
export interface Settings {
  port: number;
  host: string;
  dataDirectory: string;
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  releasesUrl: string | undefined;
  /** 0: free ones. */
  metricsPort: number;
  seedDemo: boolean;
  build: boolean;
}

/**
 * Reads the settings from environment variables, and lets api and gateway look at theirs.
 * @throws Error whose message names every variable that is wrong, a line each
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const problems = new Map(refusedByParts(env));
  const read = <T>(name: keyof typeof variables, variable: Variable<T>): T | undefined => {
    try {
      return variable.read(env[name] || (variable.fallback ?? ''));
    } catch (error) {
      problems.set(name, `${name} ${(error as Error).message}`);
      return undefined;
    }
  };
  const databaseUrl = read('DATABASE_URL', variables.DATABASE_URL);
  const publicUrl = read('PUBLIC_URL', variables.PUBLIC_URL);
  const isForTrying = databaseUrl === undefined && publicUrl === undefined;
  const settings = {
    port: read('PORT', variables.PORT) ?? 0,
    host: read('HOST', variables.HOST) ?? '',
    dataDirectory: dataDirectory(env),
    databaseUrl,
    publicUrl,
    releasesUrl: read('RELEASES_URL', variables.RELEASES_URL),
    metricsPort: read('METRICS_PORT', variables.METRICS_PORT) ?? 0,
    seedDemo: read('SEED_DEMO', flag({ about: '', fallback: isForTrying ? '1' : '0' })) ?? false,
    build: !read('NO_BUILD', variables.NO_BUILD),
  };
  if (problems.size > 0) throw new Error([...problems.values()].join('\n'));
  return settings;
}
