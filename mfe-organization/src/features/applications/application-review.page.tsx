import { describeError } from '@ifj/shared-api';
import { Button, EmptyState, FailedState, LoadingState, Page } from '@ifj/shared-ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useGetApplicationQuery } from '../../generated/operations.ts';
import { applicantOf } from './applicant.ts';
import { ApplicationReview } from './application-review.tsx';
import { useMarkViewed } from './use-mark-viewed.ts';

export default function ApplicationReviewPage() {
  const { applicationId: id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useGetApplicationQuery({ id });
  useMarkViewed(data?.application);
  const problem = error && describeError(error);

  return (
    <Page
      title={data ? applicantOf(data.application).name : 'Application'}
      back={{ to: '/dashboard/applications', label: 'Applications' }}
      width="normal"
    >
      {data && <ApplicationReview {...data} />}
      {!data && !problem && <LoadingState label="Loading the application…" look="text" />}
      {!data && problem?.status === 404 && (
        <EmptyState
          title="No application details..."
          action={
            <Button icon="back" onClick={() => void navigate(-1)}>
              Go Back
            </Button>
          }
        />
      )}
      {!data && problem && problem.status !== 404 && (
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
