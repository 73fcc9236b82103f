import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useListJobsInfiniteQuery, useViewJobQuery } from './generated/operations.ts';
import { operationsOf } from './operations-of.ts';
import { apiAddress } from './requests/base-query.ts';
import { jobListTag, jobTag } from './tags/tag.ts';
import { apiServer, jobFactory, renderWithStore } from './testing/index.ts';

const inject = (owner: string) =>
  operationsOf(owner, {
    renameInTest: { invalidatesTags: (_a, _e, id: string) => [jobTag(id)] },
    addInTest: { invalidatesTags: () => [jobListTag] },
  }).injectEndpoints({
    endpoints: (build) => ({
      renameInTest: build.mutation<null, string>({
        query: (id) => ({ url: `/jobs/${id}`, method: 'PUT' }),
      }),
      addInTest: build.mutation<null, object>({
        query: (body) => ({ url: '/jobs', method: 'POST', body }),
      }),
    }),
  });
const { endpoints } = inject('area-a');

describe('the owner of an endpoint', () => {
  test('may inject it again', () => {
    expect(() => inject('area-a')).not.toThrow();
  });

  test('is the only one who may', () => {
    expect(() => inject('area-b')).toThrow('"renameInTest" of area-b already belongs to area-a');
  });
});

describe('lists and entries on screen', () => {
  const [first, second, third] = [jobFactory(), jobFactory(), jobFactory()];
  const asked: string[] = [];

  function Screen({ shown }: { shown: string }) {
    const list = useListJobsInfiniteQuery({});
    const job = useViewJobQuery({ id: shown });
    return (
      <>
        <p>{list.data?.pages.flatMap((page) => page.jobs.data).length ?? 0} jobs</p>
        <p>{job.data?.job.job_title}</p>
        {list.hasNextPage && <button onClick={() => void list.fetchNextPage()}>more</button>}
      </>
    );
  }

  const start = async (shown: string) => {
    asked.length = 0;
    apiServer.use(
      http.get(`${apiAddress}/jobs`, ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor');
        asked.push(`list ${cursor ?? 'start'}`);
        return HttpResponse.json(
          cursor === null
            ? { jobs: { data: [first, second] }, meta: { next_cursor: 'c1' } }
            : { jobs: { data: [third] }, meta: { next_cursor: null } },
        );
      }),
      http.get(`${apiAddress}/view/jobs/:id`, () => {
        asked.push('job');
        return HttpResponse.json({ job: third });
      }),
      http.put(`${apiAddress}/jobs/:id`, () => HttpResponse.json(null)),
      http.post(`${apiAddress}/jobs`, () => HttpResponse.json(null)),
    );
    const view = renderWithStore(<Screen shown={shown} />);
    await screen.findByText('2 jobs');
    await screen.findByText(third.job_title);
    return view;
  };

  test('load further page by page until there is no more', async () => {
    const { user } = await start(third.id);
    await user.click(screen.getByText('more'));
    await screen.findByText('3 jobs');
    expect(screen.queryByText('more')).not.toBeInTheDocument();
    expect(asked).toEqual(['list start', 'job', 'list c1']);
  });

  test('are fetched again when they show what changed', async () => {
    const { store } = await start(third.id);
    asked.length = 0;
    await store.dispatch(endpoints.renameInTest.initiate(first.id));
    await waitFor(() => expect(asked).toEqual(['list start']));
    asked.length = 0;
    await store.dispatch(endpoints.renameInTest.initiate(third.id));
    await waitFor(() => expect(asked).toEqual(['job']));
  });

  test('of which only the list changed', async () => {
    const { store } = await start(third.id);
    asked.length = 0;
    await store.dispatch(endpoints.addInTest.initiate({}));
    await waitFor(() => expect(asked).toEqual(['list start']));
  });
});
