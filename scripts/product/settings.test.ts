import { describe, expect, test } from '@jest/globals';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  test('needs nothing', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
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

  test('names every variable that is wrong', () => {
    expect(() =>
      readSettings({ PORT: '70000', NO_BUILD: 'perhaps', SMTP_URL: 'mail.example' }),
    ).toThrow(/SMTP_URL[^]*PORT[^]*NO_BUILD/);
  });
});
