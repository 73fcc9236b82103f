import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readReleaseFile } from '../store/release-folder.ts';
import { promote } from '../store/live.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { remotePath } from './builds.ts';
import { writeAreaPackage, writeFiles, writeShellPackage } from './fixture-workspace.ts';

/** Shows the page that the address names, or what went wrong and a way to try again. */
const shellMain = `
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createAreaLoader, readDiscovery, type AreaLoadError } from '@ifj/delivery/runtime';
import { shares } from '@ifj/delivery/shares';

const failures: string[] = [];
const say = ({ stage, version }: AreaLoadError) => stage + ' ' + version;
const loader = createAreaLoader({
  discovery: readDiscovery(document),
  shares,
  // Longer than usual: a machine that runs all tests at once is itself slow to answer.
  deadlines: { silent: 9_000, receiving: 60_000 },
  onFailure: (error) => failures.push(say(error)),
});
Object.assign(window, { failures, loader, React });

function Area({ module }: { module: string }) {
  const [page, setPage] = React.useState<React.ComponentType>();
  const [error, setError] = React.useState<AreaLoadError>();
  const [tries, setTries] = React.useState(0);
  React.useEffect(() => {
    loader
      .load('mfe-jobs', module)
      .then((area) => setPage(() => area.default as React.ComponentType), setError);
  }, [module, tries]);
  const tryAgain = () => {
    loader.retry('mfe-jobs');
    setError(undefined);
    setTries(tries + 1);
  };
  if (error) return <p role="alert">{say(error)} <button onClick={tryAgain}>Try again</button></p>;
  return page ? React.createElement(page) : <p>Loading</p>;
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <nav>Frame</nav>
    <Area module={'.' + location.pathname} />
  </BrowserRouter>,
);
`;

const pages = (label: string): Record<string, string> => ({
  './jobs/list': `
    import * as React from 'react';
    import { Link } from 'react-router-dom';
    import { Heading } from '@ifj/shared-ui';
    export default function List() {
      const [count, setCount] = React.useState(1);
      Object.assign(window, { areaUseState: React.useState });
      return <><Heading>${label} list</Heading><Link to="/jobs/apply">Apply</Link>
        <button onClick={() => setCount(count + 1)}>{count}</button></>;
    }`,
  './jobs/withdraw': `
    import * as React from 'react';
    export default function Withdraw() {
      const [part, setPart] = React.useState('no part');
      const open = () => import('../../part').then(({ text }) => setPart(text), ({ name }) => setPart(name));
      return <><h1>${label} withdraw</h1><button onClick={open}>Open</button><p>{part}</p></>;
    }`,
  './jobs/never': `
    if ('${label}' === 'second') await new Promise(() => undefined);
    export default function Never() { return <h1>${label} never</h1>; }`,
  './jobs/apply': `
    import { Heading } from '@ifj/shared-ui';
    import { Form } from '@ifj/shared-ui/form';
    export default function Apply() { return <><Heading>${label} apply</Heading><Form /></>; }`,
  './jobs/crash': `
    if ('${label}' === 'second') throw new Error('out of order');
    export default function Crash() { return <h1>${label} crash</h1>; }`,
});

const main = join(import.meta.dirname, '../build/main.ts');

/** Builds packages in a process of its own, as the command line does. */
export async function runBuild(...folders: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...folders]);
  return stdout;
}

/**
 * Builds a shell and two releases of one area, and makes them live.
 * @returns the versions of the area, the live one last
 */
export async function releaseTwice(root: string, store: ReleaseStore): Promise<[string, string]> {
  const paths = ['list', 'apply', 'crash', 'withdraw', 'never'].map((page) =>
    remotePath(`/jobs/${page}`),
  );
  const release = async (folder: string): Promise<string> => {
    const built = join(folder, 'dist');
    const { name, version } = await readReleaseFile(built);
    await store.publish(built);
    await promote(store, [{ name, version }]);
    return version;
  };
  const shell = writeShellPackage(root, shellMain);
  const area = writeAreaPackage(root, 'mfe-jobs', paths, pages('first'));
  writeFiles(area, { 'src/part.ts': `export const text = 'a part';` });
  await runBuild(shell, area);
  await release(shell);
  const first = await release(area);
  for (const [module, source] of Object.entries(pages('second'))) {
    writeFileSync(join(area, `src/features/${module}.page.tsx`), source);
  }
  await runBuild(area);
  return [first, await release(area)];
}
