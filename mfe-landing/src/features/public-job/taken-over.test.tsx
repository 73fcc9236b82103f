import { apiServer, failToConnect, renderWithProviders } from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import PublicJobPage from './public-job.page.tsx';

test('a page that began with its document draws what that shows, at once', () => {
  const answer = document.createElement('script');
  answer.id = 'document-answer';
  answer.type = 'application/json';
  answer.textContent = JSON.stringify({
    call: '/public/jobs/7',
    status: 410,
    body: { code: 'JOB_GONE', message: 'The deadline of this job has passed.' },
  });
  document.body.append(answer);
  apiServer.use(failToConnect('get', '/public/jobs/:id'));
  renderWithProviders(<PublicJobPage />, { path: '/jobs/:id', address: '/jobs/7' });
  expect(screen.getByText('The deadline of this job has passed.')).toBeVisible();
});
