import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { openBucket, type Bucket } from '../testing/bucket.ts';
import { makePdf } from '../testing/documents.ts';
import { openStorage, type Storage } from './storage.ts';

let folder: string;
let bucket: Bucket;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ifj-storage-'));
  bucket = await openBucket();
  process.env['AWS_ACCESS_KEY_ID'] = 'key';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'secret';
});
afterAll(async () => {
  bucket.close();
  await rm(folder, { recursive: true });
});

const onDisk = () => openStorage(pathToFileURL(join(folder, 'files')).href);
const inBucket = () => openStorage(bucket.url);

describe.each([
  ['a folder', onDisk],
  ['a bucket', inBucket],
])('files in %s', (_where, open) => {
  const key = 'applications/ab/abc.pdf';
  const content = makePdf(400_000);
  const file = { size: content.length, contentType: 'application/pdf' };

  async function spool(storage: Storage, bytes: Buffer) {
    const path = join(storage.spool, 'upload');
    await writeFile(path, bytes);
    return path;
  }

  test('are taken from the spool, read back byte by byte, and removed', async () => {
    const storage = await open();
    await storage.take(await spool(storage, content), key, file);
    const read = await buffer(await storage.read(key, content.length));
    expect(read.equals(content)).toBe(true);
    await storage.remove(key);
    await expect(storage.read(key, content.length)).rejects.toThrow();
    await storage.remove(key);
  });

  test('are not read when they are not of the size that is known', async () => {
    const storage = await open();
    await storage.take(await spool(storage, content), key, file);
    await expect(storage.read(key, content.length + 1)).rejects.toThrow(/bytes instead of/);
  });
});

test('keys of a bucket stand below its prefix', async () => {
  expect([...bucket.objects.keys()]).toEqual(['/bucket/kept/applications/ab/abc.pdf']);
});

describe('a bucket whose address does not say where it is', () => {
  const variables = [
    ['AWS_ENDPOINT_URL_S3', 'AWS_REGION'],
    ['AWS_ENDPOINT_URL', 'AWS_DEFAULT_REGION'],
  ] as const;

  afterEach(() => {
    for (const name of variables.flat()) Reflect.deleteProperty(process.env, name);
  });

  test.each(variables)('is where %s and %s say', async (endpoint, region) => {
    // By its own name it would have a host of its own, which this service does not know.
    process.env[endpoint] = bucket.endpoint.replace('127.0.0.1', 'localhost');
    process.env[region] = 'af-south-1';
    const storage = await openStorage('s3://elsewhere/kept%20files/');
    const path = join(storage.spool, 'upload');
    await writeFile(path, 'content');
    await storage.take(path, `${endpoint}.pdf`, { size: 7, contentType: 'application/pdf' });
    expect(bucket.objects.get(`/elsewhere/kept files/${endpoint}.pdf`)?.toString()).toBe('content');
    expect(bucket.regions.has('af-south-1')).toBe(true);
    bucket.regions.clear();
  });
});

test('a file in a folder has left the spool', async () => {
  const storage = await onDisk();
  expect(await readdir(storage.spool)).toEqual([]);
});
