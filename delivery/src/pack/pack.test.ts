import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { writeFiles } from '../testing/fixture-workspace.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { packPackage } from './pack.ts';
import type { Manifest } from './packed-manifest.ts';

// A bound for a machine that has much else to do: it compiles a package.
jest.setTimeout(240_000);

const run = promisify(execFile);
const checkout = join(import.meta.dirname, '../../..');
const outside = temporaryFolder();
const area = join(outside, 'mfe-far');
const installed = join(outside, 'node_modules/@ifj/shared-api');
const document = join(checkout, 'api/openapi.json');
const product = createServer((request, response) => {
  if (request.url === '/IFJ/api/openapi.json') response.end(readFileSync(document));
  else response.writeHead(404).end();
});

interface Packed extends Manifest {
  engines: { node: string };
  bin: Record<string, string>;
}

let packed: Packed;

beforeAll(async () => {
  const tarball = await packPackage(checkout, 'shared-api', outside);
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  packed = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Packed;
  for (const library of Object.keys(packed.dependencies ?? {})) {
    mkdirSync(join(outside, 'node_modules', library, '..'), { recursive: true });
    symlinkSync(join(checkout, 'node_modules', library), join(outside, 'node_modules', library));
  }
  writeFiles(area, {
    'package.json': JSON.stringify({ name: '@far/mfe-far' }),
    'api-operations.json': JSON.stringify({ document: 'gone.json', operations: ['getContact'] }),
  });
  await new Promise<void>((resolve) => void product.listen(0, '127.0.0.1', resolve));
});

afterAll(() => void product.close());

const generated = (file: string) => readFileSync(join(area, 'src/generated', file), 'utf8');

async function generate(...args: string[]): Promise<string> {
  const program = join(installed, packed.bin['ifj-generate'] ?? '');
  return (await run(process.execPath, [program, ...args], { cwd: area })).stdout;
}

test('a package names the Node that runs it, and the versions of what its program needs', () => {
  const { devDependencies } = JSON.parse(
    readFileSync(join(checkout, 'package.json'), 'utf8'),
  ) as Manifest;
  expect(packed.engines.node).toBe(`>=${devDependencies?.['node']?.split('.')[0] ?? ''}`);
  for (const version of Object.values(packed.dependencies ?? {})) expect(version).not.toBe('*');
});

test('an area generates its calls from a file, or from a product that runs', async () => {
  expect(await generate('--api', document)).toContain('src/generated/operations.ts written');
  expect(generated('operations.ts')).toContain(
    `operationsOf('mfe-far', tags)`.replaceAll("'", '"'),
  );
  expect(generated('api-contract.json')).toContain('/IFJ/api/contact');
  const { port } = product.address() as AddressInfo;
  expect(await generate('--api', `http://127.0.0.1:${port}`)).toBe('');
});

test('a document that is not there is named', async () => {
  await expect(generate()).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /^The api's document could not be read from .*gone\.json: ENOENT/,
    ),
  });
});
