import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readConfig } from '../config.ts';
import { PublicCalls } from './public-calls.ts';

const socket = join(temporaryFolder(), 'api.sock');

/** An api that takes 400 ms for a call. */
const api = createServer((_request, response) => {
  setTimeout(() => response.end('{}'), 400);
});

beforeAll(async () => {
  api.listen(socket);
  await once(api, 'listening');
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

const caller = (ip: string) => ({ ip, id: 'a call', host: 'ifj.example', protocol: 'https' });

test('a crowd at one address keeps no page from others', async () => {
  const calls = new PublicCalls(readConfig({ API_URL: socket, RELEASES_URL: '/nowhere' }));
  const crowd = Array.from({ length: 600 }, (_, count) =>
    calls.get(`/jobs/${count}`, caller('192.0.2.1')),
  );
  const settled = Promise.allSettled(crowd);
  for (const ip of ['198.51.100.7', '2001:db8:1::7']) {
    expect(await calls.get('/jobs/mine', caller(ip))).toEqual({ status: 200, body: {} });
  }
  const statuses = (await settled).map(({ status }) => status);
  expect(statuses).toContain('fulfilled');
  expect(statuses).toContain('rejected');
});
