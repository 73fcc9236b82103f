import { describe, expect, test } from '@jest/globals';
import { dataDirectory as ofApi } from '../../api/src/data-dir.ts';
import { fileLimit } from '../../api/src/features/files/file-rules.ts';
import { formLimit } from '../../api/src/plugins/uploads.ts';
import { dataDirectory as ofDelivery } from '../../delivery/src/cli/data-dir.ts';
import { readConfig } from '../../delivery/src/gateway/config.ts';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  test('needs nothing', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      metricsPort: 0,
      seedDemo: true,
      build: true,
    });
  });

  test('fills no given database with demo accounts unless it is asked to', () => {
    const DATABASE_URL = 'postgres://db.example/ifj';
    expect(readSettings({ DATABASE_URL }).seedDemo).toBe(false);
    expect(readSettings({ DATABASE_URL, SEED_DEMO: '1' }).seedDemo).toBe(true);
    expect(readSettings({ SEED_DEMO: '0' }).seedDemo).toBe(false);
  });

  test('fills no product that visitors reach with demo accounts unless it is asked to', () => {
    const PUBLIC_URL = 'https://ifj.example';
    expect(readSettings({ PUBLIC_URL }).seedDemo).toBe(false);
    expect(readSettings({ PUBLIC_URL, SEED_DEMO: '1' }).seedDemo).toBe(true);
  });

  test.each([
    ['PORT', '70000'],
    ['NO_BUILD', 'true'],
    ['SEED_DEMO', 'perhaps'],
    ['DATABASE_URL', 'mysql://db.example'],
    ['RELEASES_URL', 'https://releases.example'],
    ['RELEASES_URL', 's3://'],
    ['RELEASES_URL', 's3://releases?zone=africa'],
    ['RELEASES_URL', 's3://key:secret@releases'],
    ['RELEASES_URL', 's3://releases?endpoint=minio.example'],
    ['RELEASES_URL', 'file://elsewhere.example/releases'],
    ['PUBLIC_URL', 'ifj.example'],
    ['SMTP_URL', 'mail.example'],
    ['FILES_URL', '/srv/files'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', 'all'],
    ['MAX_BODY_BYTES', 'much'],
    ['SESSION_IDLE_HOURS', '0'],
  ])('refuses %s=%s in one line', (name, value) => {
    const line = new RegExp(`^${name} [^\\n]+$`);
    expect(() => readSettings({ [name]: value })).toThrow(line);
  });

  test.each([
    'releases',
    'file:///srv/releases',
    's3://releases',
    's3://releases/of/ifj?region=af',
  ])('takes %s for the release store', (RELEASES_URL) => {
    expect(readSettings({ RELEASES_URL }).releasesUrl).toBe(RELEASES_URL);
  });

  test('names every variable that is wrong, each once', () => {
    const env = { PORT: '70000', NO_BUILD: 'perhaps', LOG_LEVEL: 'loud', TRUSTED_PROXIES: 'all' };
    let told = '';
    try {
      readSettings(env);
    } catch (error) {
      told = (error as Error).message;
    }
    const names = told.split('\n').map((line) => line.split(' ')[0]);
    expect(names.toSorted()).toEqual(Object.keys(env).toSorted());
  });

  test('leaves alone what npm start gives its parts itself', () => {
    expect(readSettings({ LISTEN: 'nowhere', API_URL: 'nowhere' }).port).toBe(3000);
  });
});

test.each([{}, { DATA_DIR: '/srv/ifj' }, { DATA_DIR: 'here' }])(
  'api and command line take %j for the same folder',
  (env) => {
    expect(ofDelivery(env)).toBe(ofApi(env));
    expect(readSettings(env).dataDirectory).toBe(ofApi(env));
  },
);

test('the gateway passes on the longest form that the api takes, and nothing longer', () => {
  const gateway = readConfig({
    API_URL: '/run/api.sock',
    RELEASES_URL: 'releases',
    PUBLIC_URL: 'https://ifj.example',
  });
  expect(gateway.maxBodyBytes).toBe(formLimit({ files: 2, fileSize: fileLimit }));
});
