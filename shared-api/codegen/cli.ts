import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generate } from './generate.ts';
import { readSettings } from './settings.ts';

// Generates the operations of the package in the current folder.
const folder = process.cwd();

for (const [path, source] of Object.entries(await generate(await readSettings(folder)))) {
  const target = join(folder, path);
  if ((await readFile(target, 'utf8').catch(() => null)) === source) continue;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, source);
  console.log(`${path} written`);
}
