import { describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './config.ts';

const database = { DATABASE_URL: 'postgres://ifj@/ifj?host=/run/ifj' };

describe('the configuration', () => {
  test('needs a database and has a default for everything else', () => {
    expect(readConfig({ ...database, DATA_DIR: '/srv/ifj' })).toMatchObject({
      LISTEN: { host: '127.0.0.1', port: 3001 },
      FILES_URL: 'file:///srv/ifj/files',
      MAIL_DIR: '/srv/ifj/mail',
      SMTP_URL: undefined,
      SEED_DEMO: false,
      TRUSTED_PROXIES: 0,
    });
  });

  test('knows Google by a client and its secret', () => {
    const client = { GOOGLE_CLIENT_ID: 'ifj', GOOGLE_CLIENT_SECRET: 'a secret' };
    expect(readConfig(database).GOOGLE).toBeNull();
    expect(readConfig({ ...database, ...client }).GOOGLE).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'ifj',
      clientSecret: 'a secret',
    });
    const onLoopback = { ...database, ...client, GOOGLE_ISSUER: 'http://127.0.0.1:4000' };
    expect(readConfig(onLoopback).GOOGLE?.issuer).toBe('http://127.0.0.1:4000');
  });

  test('listens on a host and port, or on a socket behind one proxy', () => {
    expect(readConfig({ ...database, LISTEN: '[::1]:80' }).LISTEN).toEqual({
      host: '::1',
      port: 80,
    });
    expect(readConfig({ ...database, LISTEN: '/run/ifj/api.sock' })).toMatchObject({
      LISTEN: { path: '/run/ifj/api.sock' },
      TRUSTED_PROXIES: 1,
    });
  });

  test.each([
    ['DATABASE_URL', {}],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db' }],
    ['LISTEN', { ...database, LISTEN: 'three thousand' }],
    ['LISTEN', { ...database, LISTEN: 'localhost:99999' }],
    ['FILES_URL', { ...database, FILES_URL: '/srv/files' }],
    ['SMTP_URL', { ...database, SMTP_URL: 'mail.example' }],
    ['PUBLIC_URL', { ...database, PUBLIC_URL: 'ifj.example' }],
    ['LANDING_FILE', { ...database, LANDING_FILE: '/nowhere/landing.json' }],
    ['LOG_LEVEL', { ...database, LOG_LEVEL: 'loud' }],
    ['SEED_DEMO', { ...database, SEED_DEMO: 'maybe' }],
    ['SESSION_IDLE_HOURS', { ...database, SESSION_IDLE_HOURS: '0' }],
    ['TRUSTED_PROXIES', { ...database, TRUSTED_PROXIES: 'all' }],
    ['GOOGLE_CLIENT_SECRET', { ...database, GOOGLE_CLIENT_ID: 'ifj' }],
    ['GOOGLE_CLIENT_ID', { ...database, GOOGLE_CLIENT_SECRET: 'a secret' }],
    ['GOOGLE_ISSUER', { ...database, GOOGLE_ISSUER: 'http://accounts.example' }],
    ['GOOGLE_ISSUER', { ...database, GOOGLE_ISSUER: 'https:' }],
  ])('names %s when it is wrong', (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
  });

  test.each([
    ['s3://a_b/files', 'must be s3://bucket/prefix, with ?region=… and ?endpoint=… where'],
    ['s3://', 'must be s3://bucket/prefix, with ?region=… and ?endpoint=… where'],
    ['s3://bucket:9000/files', 'must be s3://bucket/prefix, with ?region=… and ?endpoint=… where'],
    ['s3://key:secret@bucket', 'holds credentials; they belong into AWS_… variables'],
    ['s3://bucket?endpoit=http://s3.example', 'has ?endpoit, but must be s3://bucket/prefix'],
    ['s3://bucket?endpoint=s3.example', 'must name its endpoint by an http or https address'],
  ])('does not take %s for a bucket', (FILES_URL, why) => {
    expect(() => readConfig({ ...database, FILES_URL })).toThrow(`FILES_URL ${why}`);
    expect(() => readConfig({ ...database, FILES_URL })).not.toThrow(/secret|\n/);
  });

  test('takes a bucket with a prefix, a region and an endpoint', () => {
    const FILES_URL = 's3://ifj.files/kept?region=eu-west-1&endpoint=https://s3.example';
    expect(readConfig({ ...database, FILES_URL }).FILES_URL).toBe(FILES_URL);
  });

  test('names every wrong variable at once', () => {
    expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow(/DATABASE_URL[^]*LOG_LEVEL/);
  });
});
