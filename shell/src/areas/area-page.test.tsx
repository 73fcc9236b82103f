import { describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { pageOf, workingSource } from '../testing/areas.tsx';
import { renderApp } from '../testing/render-app.tsx';
import { PageCache } from './page-cache.ts';
import type { PageSource } from './page-source.ts';

const session = { role: 'student' } as const;

/** Answers of `loadPage` for one module, in order; everything else works. */
function sourceWith(
  module: string,
  ...answers: (() => Promise<ComponentType>)[]
): PageSource & { asked: string[] } {
  const asked: string[] = [];
  const working = workingSource();
  return {
    ...working,
    asked,
    loadPage: (area, wanted) => {
      asked.push(wanted);
      const answer = wanted === module ? answers.shift() : undefined;
      return answer === undefined ? working.loadPage(area, wanted) : answer();
    },
    retryArea: (area) => asked.push(`retry ${area}`),
  };
}

const failing = (): Promise<ComponentType> => Promise.reject(new Error('no answer'));

/** React says what a boundary caught; here that is expected. */
const quiet = (): void => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
};

describe('an area that is on its way', () => {
  test('leaves its place to a skeleton, and the frame works', async () => {
    let arrive: (page: ComponentType) => void = () => undefined;
    const slow = new Promise<ComponentType>((resolve) => {
      arrive = resolve;
    });
    await renderApp({
      address: '/dashboard/jobs',
      session,
      source: sourceWith('./student-jobs', () => slow),
    });
    expect(await screen.findByText('Loading ./student-jobs…')).toBeInTheDocument();
    expect(screen.getByRole('navigation')).toBeVisible();
    expect(document.title).toContain('./student-jobs');
    arrive(pageOf('mfe-student', './student-jobs'));
    expect(await screen.findByText('mfe-student ./student-jobs')).toBeVisible();
  });
});

test('the pages that people go on to come ahead, once a page is there', async () => {
  const came: string[] = [];
  const working = workingSource();
  const [student] = working.areas().filter(({ name }) => name === 'mfe-student');
  if (!student) throw new Error('The student’s area is missing');
  const paths = student.paths.map((path) =>
    path.module === './student-jobs' ? { ...path, next: ['./student-job'] } : path,
  );
  const areas = [...working.areas().filter((area) => area !== student), { ...student, paths }];
  const source: PageSource = {
    ...working,
    areas: () => areas,
    preloadPage: (area, module) => came.push(`${area} ${module}`),
  };
  await renderApp({ address: '/dashboard/jobs', session, source });
  expect(await screen.findByText('mfe-student ./student-jobs')).toBeVisible();
  expect(came).toEqual(['mfe-student ./student-job']);
});

describe('an area that cannot be loaded', () => {
  test('leaves its place to a panel; trying again works without a reload', async () => {
    quiet();
    const source = sourceWith('./student-jobs', failing, failing);
    const { user } = await renderApp({ address: '/dashboard/jobs', session, source });
    expect(await screen.findByText('This page could not be loaded')).toBeVisible();
    expect(screen.getByRole('navigation')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('mfe-student ./student-jobs')).toBeVisible();
    expect(source.asked).toEqual([
      './student-jobs',
      'retry mfe-student',
      './student-jobs',
      'retry mfe-student',
      './student-jobs',
    ]);
  });

  test('does not take others with it, and is asked for again when come back to', async () => {
    quiet();
    const source = sourceWith('./student-job', failing);
    const { user } = await renderApp({ address: '/dashboard/jobs/7', session, source });
    await screen.findByText('This page could not be loaded');
    await user.click(screen.getByRole('link', { name: 'Jobs' }));
    expect(await screen.findByText('mfe-student ./student-jobs')).toBeVisible();
    await user.click(screen.getByText('to job 7'));
    expect(await screen.findByText('mfe-student ./student-job 7')).toBeVisible();
  });

  test('outside the dashboard has a panel too', async () => {
    quiet();
    await renderApp({ address: '/', source: sourceWith('./start', failing) });
    expect(await screen.findByText('This page could not be loaded')).toBeVisible();
    expect(screen.getByRole('main')).toBeVisible();
  });
});

describe('a page that breaks', () => {
  test('is caught in its place, and drawn again on request', async () => {
    quiet();
    let broken = true;
    function Fragile() {
      if (broken) throw new Error('broken');
      return <h1>mended</h1>;
    }
    const source = sourceWith('./student-jobs', () => Promise.resolve(Fragile));
    const { user } = await renderApp({ address: '/dashboard/jobs', session, source });
    expect(await screen.findByText('Something went wrong on this page')).toBeVisible();
    expect(screen.getByRole('navigation')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('mended')).toBeVisible();
    expect(source.asked).toEqual(['./student-jobs']);
  });
});

describe('the pages of a document', () => {
  test('are loaded once, and drawn without waiting afterwards', async () => {
    const source = sourceWith('-');
    const pages = new PageCache(source, {
      isBusy: () => false,
      renewDocument: () => Promise.resolve(),
    });
    expect(pages.state('a', './x')).toEqual({ status: 'loading' });
    await Promise.all([pages.load('a', './x'), pages.load('a', './x')]);
    await pages.load('a', './x');
    expect(pages.state('a', './x').status).toBe('ready');
    expect(source.asked).toEqual(['./x']);
  });

  test.each(['pointer', 'focus'])('are fetched ahead when the %s is on a link', async (sign) => {
    const preloadPage = jest.fn();
    const { user } = await renderApp({
      address: '/dashboard/jobs',
      session,
      source: { ...workingSource(), preloadPage },
    });
    const link = await screen.findByText('to job 7');
    if (sign === 'pointer') await user.hover(link);
    else act(() => link.focus());
    expect(preloadPage).toHaveBeenCalledWith('mfe-student', './student-job');
  });
});
