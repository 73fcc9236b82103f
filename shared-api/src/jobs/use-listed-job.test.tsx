import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useListJobsInfiniteQuery } from '../generated/operations.ts';
import { apiServer, jobFactory, renderWithStore, respond } from '../testing/index.ts';
import { useListedJob } from './use-listed-job.ts';

const job = jobFactory({ job_title: 'Editor' });

function Listed({ id }: { id: string }) {
  return <p>{useListedJob(id)?.job_title ?? 'not listed'}</p>;
}

function Listing() {
  useListJobsInfiniteQuery({});
  return (
    <>
      <Listed id={job.id} />
      <Listed id="other" />
    </>
  );
}

test('a job is known from the lists that were read', async () => {
  apiServer.use(respond.get('/jobs', { jobs: { data: [job] }, meta: { next_cursor: null } }));
  renderWithStore(<Listing />);
  expect(screen.getAllByText('not listed')).toHaveLength(2);
  expect(await screen.findByText('Editor')).toBeVisible();
  expect(screen.getByText('not listed')).toBeVisible();
});
