import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { loggerOptions, OneLineEach } from './logging.ts';

test('a request leaves one line, without what was searched and without secrets', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  const options = loggerOptions({ LOG_LEVEL: 'info' });
  const logger = { ...(options instanceof Object ? options : {}), stream };
  const app = Fastify({ logger, logController: new OneLineEach() });
  app.get('/jobs', (_request, reply) => reply.code(204).send());

  await app.inject({ url: '/jobs?q=secret', headers: { authorization: 'Bearer hidden' } });

  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'request completed',
    req: { method: 'GET', path: '/jobs' },
    res: { statusCode: 204 },
    responseTime: expect.any(Number),
  });
  expect(lines[0]).not.toMatch(/secret|hidden/);
});

test('where no line can be written, the program goes on', () => {
  const script = `
    import Fastify from 'fastify';
    import { loggerOptions } from './logging.ts';
    const { log } = Fastify({ logger: loggerOptions({ LOG_LEVEL: 'info' }) });
    log.info('one');
    log.info('another');
    setTimeout(() => process.exit(7), 100);
  `;
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: import.meta.dirname, stdio: ['ignore', full, 'pipe'], timeout: 20_000 },
  );
  closeSync(full);
  expect([status, stderr.toString()]).toEqual([7, '']);
});
