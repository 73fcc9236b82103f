import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { thisProcess } from '../process/running-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { liveApi } from './live-api.ts';

const folder = temporaryFolder();
const text = JSON.stringify({ openapi: '3.1.0', paths: { '/IFJ/api/jobs': {} } });
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const isThere = request.url === '/IFJ/api/openapi.json' || request.url === '/other.json';
    response.statusCode = isThere ? 200 : 404;
    response.end(isThere ? text : 'none');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(join(folder, 'openapi.json'), text);
  writeFileSync(join(folder, 'else.json'), '{"openapi":"3.1.0"}');
});

afterAll(() => {
  server.close();
});

function find(named?: string, dataFolder: string | null = join(folder, 'data')) {
  return liveApi(named, { dataFolder, from: folder });
}

/** A product that notes about itself what `npm start` notes. */
function runningProduct(name: string, record: object): string {
  const dataFolder = join(folder, name);
  mkdirSync(join(dataFolder, 'run'), { recursive: true });
  writeFileSync(join(dataFolder, 'run/product.json'), JSON.stringify(record));
  return dataFolder;
}

test('it is read from a file, a document or a product', async () => {
  const paths = { '/IFJ/api/jobs': {} };
  expect(await find('openapi.json')).toMatchObject({
    place: `the api (${join(folder, 'openapi.json')})`,
    document: { paths },
  });
  expect((await find(`${address}/other.json`)).place).toBe(`the api (${address}/other.json)`);
  expect((await find(address)).place).toBe(`the api (${address}/IFJ/api/openapi.json)`);
});

test('without a name it is that of the product which runs on the data folder', async () => {
  const dataFolder = runningProduct('running', { ...thisProcess(), parts: {}, address });
  expect((await find(undefined, dataFolder)).place).toContain(address);
  expect((await find('', dataFolder)).place).toContain(address);
});

test.each([
  ['a product that is not there', undefined, 'No product that could be asked'],
  ['a file that is not there', 'none.json', 'none.json: '],
  ['a file that is something else', 'else.json', 'is no OpenAPI document'],
  [
    'an address where nothing answers',
    'http://127.0.0.1:9',
    'http://127.0.0.1:9/IFJ/api/openapi.json: ',
  ],
])('%s is told', async (_, named, words) => {
  await expect(find(named)).rejects.toThrow(words);
});

test.each([
  ['ended', { pid: 2 ** 22 + 1 }],
  ['had a number that belongs to a later one', { born: '1' }],
])(
  'a product whose process %s is not asked, though somebody answers there',
  async (what, other) => {
    const killed = runningProduct(what, { ...thisProcess(), ...other, parts: {}, address });
    await expect(find(undefined, killed)).rejects.toThrow('No product that could be asked');
  },
);

test('a product that still starts, and an answer that is none, are told', async () => {
  const starting = runningProduct('starting', { ...thisProcess(), parts: {} });
  await expect(find(undefined, starting)).rejects.toThrow('No product that could be asked');
  await expect(find(`${address}/none.json`)).rejects.toThrow('it answers 404');
});

test('without a name and a data folder it is asked for', async () => {
  await expect(find(undefined, null)).rejects.toThrow(
    "No product that could be asked for the api's document is known.",
  );
});
