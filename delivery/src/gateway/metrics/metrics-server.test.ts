import Fastify from 'fastify';
import { expect, test } from '@jest/globals';
import { freePort } from '../../testing/free-port.ts';
import { serveMetrics } from './metrics-server.ts';
import { Metrics } from './metrics.ts';

test.each(['beforeRead', 'text'])(
  'figures that cannot be read (%s) are answered, and logged',
  async (where) => {
    const fail = (): never => {
      throw new Error('out of order');
    };
    const logged: string[] = [];
    const app = Fastify({ logger: { stream: { write: (line: string) => logged.push(line) } } });
    const metrics = new Metrics();
    let isWell = false;
    const figures = metrics.text.bind(metrics);
    metrics.text = async () => (isWell || where !== 'text' ? figures() : fail());
    const at = { host: '127.0.0.1', port: await freePort() };
    serveMetrics(app, metrics, {
      at,
      beforeRead: () => {
        if (!isWell && where === 'beforeRead') fail();
      },
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const ask = () =>
      fetch(`http://127.0.0.1:${at.port}/metrics`, { signal: AbortSignal.timeout(5_000) });
    const answer = await ask();
    expect([answer.status, await answer.text()]).toEqual([500, 'The figures cannot be read.\n']);
    expect(logged.join()).toContain('figures for Prometheus cannot be read');
    expect(logged.join()).toContain('out of order');
    isWell = true;
    expect((await ask()).status).toBe(200);
    await app.close();
  },
);
