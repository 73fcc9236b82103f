import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areas } from '../areas.mjs';
import { areaFiles, inReadme, namesOf } from './area-files.ts';

/** An area that cannot be made; the message is for people. */
export class NewAreaError extends Error {
  override readonly name = 'NewAreaError';
}

interface Manifest {
  paths: { path: string }[];
}

function refuseTaken(root: string, noun: string): void {
  if (existsSync(join(root, `mfe-${noun}`))) {
    throw new NewAreaError(`mfe-${noun} exists already. Choose another name.`);
  }
  const path = `/dashboard/${noun}`;
  const owner = areas.find((name) => {
    const manifest = readFileSync(join(root, name, 'remote.json'), 'utf8');
    return (JSON.parse(manifest) as Manifest).paths.some(
      (served) => served.path.toLowerCase() === path,
    );
  });
  if (owner !== undefined) {
    throw new NewAreaError(`${path} is a page of ${owner}. Choose another name.`);
  }
}

/**
 * Makes a new area that passes every check: its package, its page, its tests, its place in the
 * README and in the lockfile.
 * @param root the checkout
 * @param wanted `career-days`, or `mfe-career-days`
 * @returns the paths of the files that were written
 * @throws NewAreaError if the name is taken or cannot be a name, or if the package cannot be installed
 */
export function makeArea(root: string, wanted: string): string[] {
  const noun = wanted.replace(/^mfe-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(noun) || noun.length > 40) {
    throw new NewAreaError(
      `"${wanted}" cannot be a name: take small letters, digits and single hyphens, at most 40,` +
        ' like career-days.',
    );
  }
  refuseTaken(root, noun);
  const names = namesOf(noun);
  const changed = new Map(
    ['README.md', 'package-lock.json'].map((file) => [
      file,
      readFileSync(join(root, file), 'utf8'),
    ]),
  );
  const readme = inReadme(changed.get('README.md') ?? '', names);
  const files = { ...areaFiles(names), 'README.md': readme };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  const written = Object.keys(files);
  const run = (program: string, ...args: string[]): void => {
    execFileSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  try {
    run(process.execPath, 'node_modules/prettier/bin/prettier.cjs', '--write', ...written);
    // The workspace and the lockfile learn of the new package.
    run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
  } catch (error) {
    for (const [file, content] of changed) writeFileSync(join(root, file), content);
    for (const file of written.filter((one) => !changed.has(one))) rmSync(join(root, file));
    rmSync(join(root, `mfe-${noun}`), { recursive: true });
    throw new NewAreaError(
      `mfe-${noun} could not be installed (see above), and nothing of it was left. Mend that, and try again.`,
      { cause: error },
    );
  }
  return written;
}
