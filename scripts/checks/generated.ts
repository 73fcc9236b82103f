import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from './command.ts';
import { one, type Count } from './count.ts';

const patterns = ['api/openapi.json', '{shell,mfe-*,shared-*}/src/generated/**/*'];

/** Generates everything anew; a file that changes was not up to date, and stays as generated. */
export async function generatedFiles(): Promise<Count> {
  const before = contents();
  if (!(await runCommand('npm', ['run', '--silent', 'generate']))) return one(false);
  const after = contents();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  for (const file of changed) {
    console.error(`${file} was not up to date. It is generated anew: look at it and commit it.`);
  }
  return one(changed.length === 0);
}

const contents = (): Map<string, string> =>
  new Map(
    globSync(patterns, { cwd: root, exclude: ['**/node_modules'], withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
