import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generate } from './generate.ts';
import { readSettings } from './settings.ts';

// Generates the operations of the package in the current folder.
// `--check` writes nothing and fails when a file is not what would be written.
const folder = process.cwd();
const check = process.argv.includes('--check');

for (const [path, source] of Object.entries(await generate(await readSettings(folder)))) {
  const target = join(folder, path);
  const present = await readFile(target, 'utf8').catch(() => null);
  if (present === source) continue;
  if (check) {
    console.error(`${path} is out of date: run "npm run generate"`);
    process.exitCode = 1;
    continue;
  }
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, source);
  console.log(`${path} written`);
}
