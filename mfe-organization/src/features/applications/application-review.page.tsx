import { describeError } from '@ifj/shared-api';
import { EmptyState, FailedState, LoadingState, Page } from '@ifj/shared-ui';
import { useParams } from 'react-router-dom';
import { useGetApplicationQuery } from '../../generated/operations.ts';
import { applicantOf } from './applicant.ts';
import { ApplicationReview } from './application-review.tsx';
import { GoBack } from './go-back.tsx';
import { useMarkViewed } from './use-mark-viewed.ts';

export default function ApplicationReviewPage() {
  const { applicationId: id = '' } = useParams();
  const { currentData: data, error, isFetching, refetch } = useGetApplicationQuery({ id });
  useMarkViewed(data?.application);
  const problem = error && describeError(error);
  const isMissing = problem?.status === 404;

  return (
    <Page
      title={data ? applicantOf(data.application).name : 'Application'}
      back={{ to: '/dashboard/applications', label: 'Applications' }}
      width="normal"
    >
      {data && <ApplicationReview key={id} {...data} />}
      {!data && !problem && <LoadingState label="Loading the application…" look="text" />}
      {!data && isMissing && (
        <EmptyState
          title="No application details..."
          text="It may have been removed, or the address may be mistyped."
          action={<GoBack otherwise="/dashboard/applications" />}
        />
      )}
      {!data && problem && !isMissing && (
        <FailedState
          title="Error fetching Applications:"
          text={problem.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
