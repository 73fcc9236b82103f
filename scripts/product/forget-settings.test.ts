import { expect, test } from '@jest/globals';
import { forgetSettings } from './forget-settings.ts';

test('what leads to a product is forgotten, and nothing else', () => {
  const env: NodeJS.ProcessEnv = {
    PATH: '/bin',
    LONG: '1',
    DATABASE_URL: 'postgres://the-real-one/ifj',
    RELEASES_URL: 's3://the-real-one',
    FILES_URL: 's3://the-real-files',
    SMTP_URL: 'smtp://the-real-mail',
    DATA_DIR: '/var/lib/the-real-one',
    API_URL: 'http://the-real-api',
    API_DOCUMENT: 'https://the-real-one',
    AWS_SECRET_ACCESS_KEY: 'of the real one',
    NO_BUILD: '1',
  };
  forgetSettings(env);
  expect(env).toEqual({ PATH: '/bin', LONG: '1' });
});
