import { accountFailure, describeError, useGetMeQuery, useViewJobQuery } from '@ifj/shared-api';
import { FailedState, LoadingState, Page } from '@ifj/shared-ui';
import { useLocation, useParams } from 'react-router-dom';
import { JobProblem } from '../jobs/job-problem.tsx';
import { hasWayBack } from '../screen/way-back.ts';
import { Apply } from './apply.tsx';

export default function ApplyPage() {
  const { id = '' } = useParams();
  const me = useGetMeQuery();
  const view = useViewJobQuery({ id }, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const job = view.currentData?.job;
  const isGone = describeError(view.error).status === 404;
  const title = job ? `Apply: ${job.job_title}` : 'Apply';
  const back = { to: `/dashboard/jobs/${id}`, label: 'Job', isBefore: hasWayBack(useLocation()) };

  return (
    <Page title={title} back={back} width="narrow">
      {content()}
    </Page>
  );

  function content() {
    if (me.data && job) return <Apply key={job.id} user={me.data} job={job} isGone={isGone} />;
    if (me.error) {
      return (
        <FailedState
          {...accountFailure(me.error)}
          retrying={me.isFetching}
          onRetry={() => void me.refetch()}
        />
      );
    }
    if (view.error) {
      return (
        <JobProblem
          error={view.error}
          retrying={view.isFetching}
          onRetry={() => void view.refetch()}
        />
      );
    }
    return <LoadingState label="Loading the application form…" look="text" />;
  }
}
