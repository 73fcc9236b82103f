import { join } from 'node:path';
import { readReleaseFile } from '../store/release-folder.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { remotePath } from './builds.ts';
import { writeAreaPackage, writeFiles, writeShellPackage } from './fixture-workspace.ts';
import { runBuild } from './loading-workspace.ts';

/** Shows one page of an area and tells how its releases do, as the product's shell does. */
const shellMain = `
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { reportFailure, reportShown, startReports } from '@ifj/delivery/reports';
import { createAreaLoader, readDiscovery } from '@ifj/delivery/runtime';
import { shares } from '@ifj/delivery/shares';

const discovery = readDiscovery(document);
startReports(discovery.shell);
const loader = createAreaLoader({
  discovery,
  shares,
  // Longer than usual: a machine that runs all tests at once is itself slow to answer.
  deadlines: { silent: 60_000, receiving: 120_000 },
  onFailure: (error) => reportFailure('load', error, { name: error.area, version: error.version }),
});
const [area] = discovery.areas;

class Boundary extends React.Component<{ children: React.ReactNode }> {
  state = { isBroken: false };
  static getDerivedStateFromError() { return { isBroken: true }; }
  componentDidMount() { if (!this.state.isBroken) reportShown(area.name, area.version); }
  componentDidCatch(error: unknown) { reportFailure('render', error, area); }
  render() { return this.state.isBroken ? <p role="alert">Something went wrong</p> : this.props.children; }
}

void loader.load('mfe-jobs', './jobs/list').then((module) => {
  const Page = module.default as React.ComponentType;
  createRoot(document.getElementById('root') as HTMLElement, { onCaughtError: () => undefined }).render(
    <BrowserRouter><Boundary><Page /></Boundary></BrowserRouter>,
  );
});
`;

const page = (label: string, throws: string): Record<string, string> => ({
  './jobs/list': `
    import { Heading } from '@ifj/shared-ui';
    const isBroken = ${throws};
    export default function List() {
      if (isBroken) throw new TypeError('the ${label} list of 17 jobs is out of order');
      return <>
        <Heading>${label} list</Heading>
        <button onClick={() => { throw new Error('no handler'); }}>Handler</button>
        <button onClick={() => { void Promise.reject(new Error('no promise')); }}>Promise</button>
        <button onClick={() => setTimeout(() => { throw new Error('no timer'); }, 50)}>Timer</button>
      </>;
    }`,
});

/** The releases of one area that are judged. */
export interface JudgedReleases {
  shell: string;
  /** All are published, and none is live. */
  first: string;
  /** Throws in half of the pages that show it. */
  broken: string;
  good: string;
}

/** Builds and publishes a shell and three releases of one area. */
export async function publishJudged(root: string, store: ReleaseStore): Promise<JudgedReleases> {
  const shell = writeShellPackage(root, shellMain);
  const area = writeAreaPackage(
    root,
    'mfe-jobs',
    [remotePath('/jobs/list')],
    page('first', 'false'),
  );
  const release = async (folder: string): Promise<string> => {
    const built = join(folder, 'dist');
    await store.publish(built);
    return (await readReleaseFile(built)).version;
  };
  const next = async (label: string, throws: string): Promise<string> => {
    const source = page(label, throws)['./jobs/list'] ?? '';
    writeFiles(area, { 'src/features/jobs/list.page.tsx': source });
    await runBuild(area);
    return release(area);
  };
  await runBuild(shell, area);
  return {
    shell: await release(shell),
    first: await release(area),
    broken: await next('broken', 'Math.random() < 0.5'),
    good: await next('good', 'false'),
  };
}
