import { apiError, apiServer, renderWithProviders, respond } from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { outline, shownBy } from '../../testing/outline.tsx';
import PublicJobDocument from './public-job.document.tsx';
import PublicJobPage from './public-job.page.tsx';

/** A job whose texts are the placeholders for them. */
const job = {
  id: '{{id}}',
  org_id: '{{org_id}}',
  job_title: '{{job_title}}',
  company_name: '{{company_name}}',
  deadline_text: '{{deadline_text}}',
  time_left: '{{time_left}}',
  department: '{{department}}',
  field: '{{field}}',
  stipend: '{{stipend}}',
  environment: '{{environment}}',
  location: '{{location}}',
  duration: '{{duration}}',
  description: ['{{.}}'],
  requirements: { groups: [{ paragraphs: ['{{.}}'], list: { bullets: ['{{.}}'] } }] },
  share: { title: '{{title}}', description: '' },
};

const shows = (session?: { role: 'student' | 'organization' }) =>
  renderWithProviders(<PublicJobPage />, {
    path: '/jobs/:id',
    address: '/jobs/7',
    ...(session && { session }),
  }).container;

/** To a visitor, who is nobody yet. */
const shownWithout = (...absent: string[]) =>
  outline(
    shownBy(PublicJobDocument, '/jobs/:id', {
      absent: ['signedIn', 'visitor.student', 'failed', ...absent],
    }),
  );

test('the document shows what the running page shows, so that nothing moves between them', async () => {
  apiServer.use(respond.get('/public/jobs/:id', job));
  const page = shows();
  await screen.findByText('{{job_title}}');
  expect(shownWithout('gone', 'missing')).toEqual(outline(page));
});

test.each([
  ['student', []],
  ['organization', ['visitor.student']],
] as const)('so it does to a signed-in %s', async (role, absent) => {
  apiServer.use(respond.get('/public/jobs/:id', job));
  const page = shows({ role });
  await screen.findByText('{{job_title}}');
  const document = shownBy(PublicJobDocument, '/jobs/:id', {
    absent: ['gone', 'missing', 'failed', ...absent],
    present: ['signedIn'],
  });
  expect(outline(document)).toEqual(outline(page));
});

test('so it does of a job that is gone, and where there never was one', async () => {
  apiServer.use(respond.get('/public/jobs/:id', apiError('JOB_GONE', '{{message}}'), 410));
  const gone = shows();
  await screen.findByText('{{message}}');
  expect(shownWithout('data', 'missing')).toEqual(outline(gone));
  apiServer.use(respond.get('/public/jobs/:id', apiError('NOT_FOUND', 'No.'), 404));
  const missing = shows();
  await screen.findByText('There is no such job');
  expect(shownWithout('data', 'gone')).toEqual(outline(missing));
});
