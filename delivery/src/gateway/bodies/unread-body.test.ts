import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { gatewayWithApi, type GatewayWithApi } from '../../testing/fake-api.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { until } from '../../testing/until.ts';

const folder = temporaryFolder();
let product: GatewayWithApi;
const open: Socket[] = [];

beforeAll(async () => {
  product = await gatewayWithApi(folder, (_request, response) => response.end('{}'));
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => product.stop());

async function line(): Promise<Socket> {
  const { hostname, port } = new URL(product.address);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  open.push(socket);
  await once(socket, 'connect');
  return socket;
}

const head = (start: string, length: number, ...more: string[]) =>
  [`${start} HTTP/1.1`, 'host: x', `content-length: ${length}`, ...more, '', ''].join('\r\n');

const json = 'content-type: application/json';
const form = 'content-type: multipart/form-data; boundary=x';

/** What is taken of it at the most, with what lies in buffers on the way. */
const most = 40_000_000;

describe('a body without end', () => {
  test.each([
    ['GET /', []],
    ['GET /gateway/health', []],
    ['GET /releases/mfe-a/1/no.js', []],
    ['GET /IFJ/api/locations', []],
    ['POST /', [form]],
    ['POST /gateway/reports', [json]],
  ])('after %s is cut once the answer could be read', async (start, more) => {
    const socket = await line();
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString();
    });
    const closed = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    socket.write(head(start, 1_000_000_000, ...more));
    const piece = Buffer.alloc(10_000);
    let sent = 0;
    while (!socket.closed && sent < most) {
      socket.write(piece);
      await Promise.race([closed, wait(1)]);
      sent += piece.length;
    }
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(sent).toBeLessThan(most);
  });
});

test('a short body that nobody wants costs no connection', async () => {
  const socket = await line();
  let answers = 0;
  socket.on('data', (data) => {
    answers += data.toString().split('HTTP/1.1 ').length - 1;
  });
  for (let time = 1; time <= 3; time++) {
    socket.write(`${head('GET /gateway/health', 5)}12345`);
    await until(() => answers >= time);
  }
  expect(answers).toBe(3);
});
