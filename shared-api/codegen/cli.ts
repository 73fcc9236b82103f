#!/usr/bin/env node
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from './generate.ts';
import { readSettings } from './settings.ts';

const usage = `Generates the calls of the package in the current folder, which its api-operations.json names.
  --api <file or address>  the OpenAPI document, or a running product that has it;
                           otherwise the "document" of api-operations.json`;

async function generateCalls(folder: string, api?: string): Promise<void> {
  for (const [path, source] of Object.entries(await generate(await readSettings(folder, api)))) {
    const target = join(folder, path);
    if ((await readFile(target, 'utf8').catch(() => null)) === source) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, source);
    console.log(`${path} written`);
  }
}

try {
  const { values } = parseArgs({
    options: { api: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) console.log(usage);
  else await generateCalls(process.cwd(), values.api);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
