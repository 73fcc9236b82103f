import { startReports } from '@ifj/delivery/reports';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { workingSource } from '../testing/areas.tsx';
import { renderApp } from '../testing/render-app.tsx';
import type { PageSource } from './page-source.ts';

const session = { role: 'student' } as const;
const address = '/dashboard/jobs';
const area = { name: 'mfe-student', version: '1' };

interface Told {
  reports: object[];
}

let sent: Blob[];

/** Everything that the gateway was told so far. */
async function told(): Promise<object[]> {
  const bodies = await Promise.all(sent.map((blob) => blob.text()));
  return bodies.flatMap((body) => (JSON.parse(body) as Told).reports);
}

beforeAll(() => {
  navigator.sendBeacon = (_address, body) => sent.push(body as Blob) > 0;
  startReports('1.0.0-shell');
});

beforeEach(() => {
  sent = [];
});

test('a page that is shown is told of, once, and the shell with it', async () => {
  await renderApp({ address, session });
  expect(await screen.findByText('mfe-student ./student-jobs')).toBeVisible();
  await waitFor(() => expect(sent).not.toHaveLength(0), { timeout: 5_000 });
  expect(await told()).toEqual([
    { name: 'shell', version: '1.0.0-shell', event: 'shown' },
    { ...area, event: 'shown' },
  ]);
});

test('a page that breaks is told of, with the release that it is from', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const source: PageSource = {
    ...workingSource(),
    loadPage: () =>
      Promise.resolve(() => {
        throw new TypeError('no job 7');
      }),
  };
  await renderApp({ address, session, source });
  expect(await screen.findByText('Something went wrong on this page')).toBeVisible();
  await waitFor(() => expect(sent).not.toHaveLength(0), { timeout: 5_000 });
  expect(await told()).toEqual([
    { ...area, event: 'failed', kind: 'render', message: 'TypeError: no job #' },
  ]);
});

test('what nobody catches is told of as the page’s on the screen', async () => {
  await renderApp({ address, session });
  act(() => {
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('too late') }));
  });
  await waitFor(() => expect(sent).not.toHaveLength(0), { timeout: 5_000 });
  expect(await told()).toEqual([
    { ...area, event: 'failed', kind: 'timer', message: 'Error: too late' },
  ]);
});
