import { accountFailure, describeError, isFinalStatus, useGetMeQuery } from '@ifj/shared-api';
import { FailedState, LinkButton, LoadingState, NotFoundState, Page } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import { useGetApplicationQuery } from '../../generated/operations.ts';
import { applicantOf } from '../applications/applicant.ts';
import { applicationsFailed } from '../applications/applications-failed.ts';
import { OrganizationMissing } from '../organization/organization-missing.tsx';
import { useFresh } from '../screen/use-fresh.ts';
import { arrangedInterview } from './arranged-interview.ts';
import { DecidedApplication } from './decided-application.tsx';
import { SetupInterview } from './setup-interview.tsx';

/** The screen on which an applicant's interview is arranged, and arranged anew. */
export function InvitedApplicant({ applicationId }: { applicationId: string }) {
  const query = useGetApplicationQuery(
    { id: applicationId },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const { error, isFetching, refetch } = query;
  const me = useGetMeQuery();
  const application = useFresh(query)?.application;
  const isAgain = application !== undefined && arrangedInterview(application) !== null;

  return (
    <Page
      title={isAgain ? 'Reschedule interview' : 'Set up interview'}
      lead={application && `${applicantOf(application).name}, ${application.job_title}`}
      back={
        application
          ? { to: `/dashboard/applications/${applicationId}`, label: 'Application' }
          : { to: '/dashboard/applications', label: 'Applications' }
      }
      width="narrow"
    >
      {content()}
    </Page>
  );

  function content(): ReactNode {
    const { status, message } = describeError(error);
    if (status === 404) return <UnknownApplication />;
    if (!application && error) {
      return (
        <FailedState
          title={applicationsFailed}
          text={message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      );
    }
    if (!me.data && me.error) {
      return (
        <FailedState
          {...accountFailure(me.error)}
          retrying={me.isFetching}
          onRetry={() => void me.refetch()}
        />
      );
    }
    if (!application || !me.data) return <LoadingState label="Loading the form…" look="text" />;
    if (isFinalStatus(application.status)) return <DecidedApplication application={application} />;
    const { organization } = me.data;
    if (!organization) return <OrganizationMissing />;
    return <SetupInterview application={application} organization={organization} />;
  }
}

function UnknownApplication() {
  return (
    <NotFoundState
      title="This application is not available"
      text="It may be gone, or the address may be mistyped."
      action={<LinkButton to="/dashboard/applications">Go to applications</LinkButton>}
    />
  );
}
