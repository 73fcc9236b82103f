import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { use, useState, type ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { workingSource } from '../testing/areas.tsx';
import { renderApp } from '../testing/render-app.tsx';
import type { PageMoments } from './page-cache.ts';
import type { Area, PageSource } from './page-source.ts';

const session = { role: 'student' } as const;
const area = 'mfe-student';
const shellOfDocument = 'one';

/** A source whose areas are released anew while the document is open. */
class ReleasedSource implements PageSource {
  readonly asked: string[] = [];
  readonly #working = workingSource();
  readonly #pages: (version: string, module: string) => ComponentType;
  readonly #changed = new Set<() => void>();
  readonly #overdue = new Set<(area: string) => void>();
  #areas = this.#working.areas();
  #running = '1';
  #live = '1';
  #shell = shellOfDocument;
  /** What may take the place of a release whose page breaks. */
  earlier: string | null = null;
  /** What is live once somebody asks. */
  next: { version: string; menu?: Area['menu'] } | null = null;

  constructor(pages: (version: string, module: string) => ComponentType) {
    this.#pages = pages;
  }

  areas = () => this.#areas;
  onChange = (listener: () => void) => {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  };
  loadPage = (name: string, module: string) => {
    if (name !== area) return this.#working.loadPage(name, module);
    this.asked.push(`${this.#running} ${module}`);
    return Promise.resolve(this.#pages(this.#running, module));
  };
  preloadPage = () => undefined;
  retryArea = () => undefined;
  fallBack = () => {
    if (this.earlier === null) return false;
    this.#running = this.earlier;
    this.#live = this.earlier;
    this.earlier = null;
    return true;
  };
  versionOf = () => this.#running;
  askForNews = () => {
    if (this.next === null) return Promise.resolve(false);
    this.#live = this.next.version;
    return Promise.resolve(true);
  };
  isOutdated = (name: string) => name === area && this.#live !== this.#running;
  takeOver = () => {
    this.#running = this.#live;
    const { menu } = this.next ?? {};
    if (!menu) return;
    this.#areas = this.#areas.map((one) => (one.name === area ? { ...one, menu } : one));
    for (const listener of this.#changed) listener();
  };
  onOverdue = (listener: (area: string) => void) => {
    this.#overdue.add(listener);
    return () => this.#overdue.delete(listener);
  };
  newShell = () => (this.#shell === shellOfDocument ? undefined : this.#shell);

  release(version: string): void {
    this.next = { version };
    this.#live = version;
  }

  releaseShell(version: string): void {
    this.#shell = version;
  }

  lose(): void {
    for (const listener of this.#overdue) listener(area);
  }
}

const drawn: string[] = [];

/** A page that says from which release it is, and counts. */
function countingPage(version: string, module: string): ComponentType {
  return function CountingPage() {
    const { id } = useParams();
    const [count, setCount] = useState(0);
    drawn.push(`${version} ${module}`);
    return (
      <>
        <h1>{`release ${version} ${module} ${id ?? ''}`.trim()}</h1>
        <button onClick={() => setCount(count + 1)}>{`counted ${count}`}</button>
        <Link to="/dashboard/jobs">to jobs</Link>
        <Link to="/dashboard/jobs/7">to job 7</Link>
        <Link to="/dashboard/jobs/8">to job 8</Link>
      </>
    );
  };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a release while a page of its area is open', () => {
  test('changes nothing there, and takes its place at the next step', async () => {
    const source = new ReleasedSource(countingPage);
    const { user } = await renderApp({ address: '/dashboard/jobs', session, source });
    await user.click(await screen.findByText('counted 0'));
    drawn.length = 0;
    act(() => source.release('2'));
    expect(screen.getByText('counted 1')).toBeVisible();

    const menu = screen.getByRole('navigation');
    await user.click(screen.getByText('to job 7'));
    expect(await heading('release 2 ./student-job 7')).toBeVisible();
    expect(screen.getByRole('navigation')).toBe(menu);
    expect(drawn).not.toContain('1 ./student-job');
    await user.click(screen.getByText('to jobs'));
    expect(await heading('release 2 ./student-jobs')).toBeVisible();
    expect(source.asked).toEqual(['1 ./student-jobs', '2 ./student-job', '2 ./student-jobs']);
  });

  test('is taken at a step within the same page too', async () => {
    const source = new ReleasedSource(countingPage);
    const { user } = await renderApp({ address: '/dashboard/jobs/7', session, source });
    await heading('release 1 ./student-job 7');
    act(() => source.release('2'));
    await user.click(screen.getByText('to job 8'));
    expect(await heading('release 2 ./student-job 8')).toBeVisible();
  });

  test('a form that holds something holds it back until it does not', async () => {
    const source = new ReleasedSource(countingPage);
    let holdsSomething = true;
    const { user } = await renderApp({
      address: '/dashboard/jobs/7',
      session,
      source,
      moments: { isBusy: () => holdsSomething },
    });
    await user.click(await screen.findByText('counted 0'));
    act(() => source.release('2'));
    await user.click(screen.getByText('to job 8'));
    expect(await heading('release 1 ./student-job 8')).toBeVisible();
    expect(screen.getByText('counted 1')).toBeVisible();

    holdsSomething = false;
    await user.click(screen.getByText('to job 7'));
    expect(await heading('release 2 ./student-job 7')).toBeVisible();
  });

  test('its menu comes with it', async () => {
    const source = new ReleasedSource(countingPage);
    const { user } = await renderApp({ address: '/dashboard/jobs', session, source });
    await heading('release 1 ./student-jobs');
    act(() => source.release('2'));
    source.next = {
      version: '2',
      menu: [
        { path: '/dashboard/jobs', label: 'Work', icon: 'jobs', order: 1, roles: ['student'] },
      ],
    };
    await user.click(screen.getByText('to job 7'));
    expect(await screen.findByRole('link', { name: 'Work' })).toBeVisible();
  });

  test('a lost part of a page brings it at once, if nothing is held', async () => {
    const source = new ReleasedSource(countingPage);
    await renderApp({ address: '/dashboard/jobs', session, source });
    await heading('release 1 ./student-jobs');
    act(() => {
      source.release('2');
      source.lose();
    });
    expect(await heading('release 2 ./student-jobs')).toBeVisible();
  });

  test('is found when somebody comes back to the tab', async () => {
    const source = new ReleasedSource(countingPage);
    const ask = jest.spyOn(source, 'askForNews');
    await renderApp({ address: '/dashboard/jobs', session, source });
    ask.mockClear();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('a release of the shell', () => {
  test('is taken with a new document, at the next step', async () => {
    const source = new ReleasedSource(countingPage);
    const renewDocument = jest.fn<PageMoments['renewDocument']>(() => new Promise(() => undefined));
    const moments = { renewDocument };
    const { user } = await renderApp({ address: '/dashboard/jobs', session, source, moments });
    await heading('release 1 ./student-jobs');
    act(() => source.releaseShell('two'));
    expect(renewDocument).not.toHaveBeenCalled();
    await user.click(screen.getByText('to job 7'));
    await waitFor(() => expect(renewDocument).toHaveBeenCalledWith('two', expect.any(Function)));
    expect(screen.getByText('Loading ./student-job…')).toBeInTheDocument();
  });

  test('waits while a form holds something, and is no matter where it cannot be had', async () => {
    const source = new ReleasedSource(countingPage);
    const renewDocument = jest.fn<PageMoments['renewDocument']>(() => Promise.resolve());
    let holdsSomething = true;
    const moments = { renewDocument, isBusy: () => holdsSomething };
    const { user } = await renderApp({ address: '/dashboard/jobs', session, source, moments });
    await heading('release 1 ./student-jobs');
    act(() => source.releaseShell('two'));
    await user.click(screen.getByText('to job 7'));
    expect(await heading('release 1 ./student-job 7')).toBeVisible();
    expect(renewDocument).not.toHaveBeenCalled();

    holdsSomething = false;
    await user.click(screen.getByText('to jobs'));
    expect(await heading('release 1 ./student-jobs')).toBeVisible();
    expect(renewDocument).toHaveBeenCalledTimes(1);
  });
});

describe('a page that does not get drawn', () => {
  const quiet = (): void => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  };

  test('since it throws is mended by a release, without a reload', async () => {
    quiet();
    const source = new ReleasedSource((version, module) => {
      if (version === '2') return countingPage(version, module);
      return () => {
        throw new Error('out of order');
      };
    });
    const { user } = await renderApp({ address: '/dashboard/jobs', session, source });
    expect(await screen.findByText('Something went wrong on this page')).toBeVisible();
    source.next = { version: '2' };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('release 2 ./student-jobs')).toBeVisible();
  });

  const throwing = () => {
    throw new Error('out of order');
  };

  test('since it throws gives way to the release before', async () => {
    quiet();
    const source = new ReleasedSource((version, module) =>
      version === '0' ? countingPage(version, module) : throwing,
    );
    source.earlier = '0';
    await renderApp({ address: '/dashboard/jobs', session, source });
    expect(await heading('release 0 ./student-jobs')).toBeVisible();
    expect(source.asked).toEqual(['1 ./student-jobs', '0 ./student-jobs']);
  });

  test('has a panel in its place where the release before throws too', async () => {
    quiet();
    const source = new ReleasedSource(() => throwing);
    source.earlier = '0';
    await renderApp({ address: '/dashboard/jobs', session, source });
    expect(await screen.findByText('Something went wrong on this page')).toBeVisible();
    expect(source.asked).toEqual(['1 ./student-jobs', '0 ./student-jobs']);
    expect(screen.getByRole('navigation')).toBeVisible();
  });

  test('since it waits for ever gives way to a panel', async () => {
    quiet();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const never = new Promise<string>(() => undefined);
    const source = new ReleasedSource(() => () => <h1>{use(never)}</h1>);
    await renderApp({ address: '/dashboard/jobs', session, source });
    expect(screen.getByText('Loading ./student-jobs…')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText('Something went wrong on this page')).toBeVisible();
    expect(screen.getByRole('navigation')).toBeVisible();
    jest.useRealTimers();
  });
});
