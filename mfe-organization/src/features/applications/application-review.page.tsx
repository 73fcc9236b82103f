import { describeError, useSession } from '@ifj/shared-api';
import { EmptyState, FailedState, LoadingState, Page, RetryNotice, Stack } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useGetApplicationQuery } from '../../generated/operations.ts';
import { OrganizationMissing } from '../organization/organization-missing.tsx';
import { applicantOf } from './applicant.ts';
import { ApplicationReview } from './application-review.tsx';
import { applicationsFailed } from './applications-failed.ts';
import { GoBack } from './go-back.tsx';
import { useMarkViewed } from './use-mark-viewed.ts';

export default function ApplicationReviewPage() {
  const { applicationId: id = '' } = useParams();
  const { roleSpecificId } = useSession();
  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useGetApplicationQuery(
    { id },
    { skip: roleSpecificId === null, refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const problem = error && describeError(error);
  const isMissing = problem?.status === 404;
  const view = isMissing ? undefined : currentData;
  useMarkViewed(view?.application, fulfilledTimeStamp);

  return (
    <Page
      title={view ? applicantOf(view.application).name : 'Application'}
      back={{ to: '/dashboard/applications', label: 'Applications' }}
      width="normal"
    >
      {content()}
    </Page>
  );

  function content(): ReactNode {
    if (roleSpecificId === null) return <OrganizationMissing />;
    if (view) {
      return (
        <Stack gap={2}>
          {problem && (
            <RetryNotice retrying={isFetching} onRetry={() => void refetch()}>
              {applicationsFailed} {problem.message}
            </RetryNotice>
          )}
          <ApplicationReview key={id} {...view} />
        </Stack>
      );
    }
    if (isMissing) {
      return (
        <EmptyState
          title="No application details..."
          text="It may have been removed, or the address may be mistyped."
          action={<GoBack otherwise="/dashboard/applications" />}
        />
      );
    }
    if (problem) {
      return (
        <FailedState
          title={applicationsFailed}
          text={problem.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      );
    }
    return <LoadingState label="Loading the application…" look="text" />;
  }
}
