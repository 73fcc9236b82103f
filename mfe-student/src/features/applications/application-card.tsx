import { applicationStatuses, applicationSteps, isFinalStatus, labelOf } from '@ifj/shared-api';
import {
  Button,
  EntityCard,
  Notice,
  ProgressSteps,
  relativeDay,
  StatusChip,
  Text,
  truncate,
} from '@ifj/shared-ui';
import type { Application } from '../../generated/operations.ts';
import { InterviewInvitation } from '../interviews/interview-invitation.tsx';
import { wayBackTo } from '../screen/way-back.ts';
import { addressOfTab, tabOf } from './application-address.ts';
import { FileDownloads } from './file-downloads.tsx';

interface ApplicationCardProps {
  application: Application;
  onWithdraw: () => void;
}

/** One of the student's own applications. */
export function ApplicationCard({ application, onWithdraw }: ApplicationCardProps) {
  const { job, status, organization, interview, user } = application;
  return (
    <EntityCard
      title={job.job_title}
      {...(job.available && {
        to: `/dashboard/jobs/${application.job_id}`,
        state: wayBackTo({ to: addressOfTab(tabOf(status)), label: 'Applications' }),
      })}
      subtitle={<Text tone="muted">{organization.company_name}</Text>}
      corner={<StatusChip status={status}>{labelOf(applicationStatuses, status)}</StatusChip>}
      meta={
        <Text tone="muted" size="small">
          Applied:{' '}
          <time dateTime={application.created_at}>{relativeDay(application.created_at)}</time>
        </Text>
      }
      action={
        !isFinalStatus(status) && (
          <Button
            tone="secondary"
            small
            aria-label={`Withdraw: ${job.job_title}`}
            onClick={onWithdraw}
          >
            Withdraw
          </Button>
        )
      }
    >
      <Text>
        {job.available ? truncate(job.job_description) : 'This job is no longer available'}
      </Text>
      <ProgressSteps
        label={`Where your application for ${job.job_title} stands`}
        steps={applicationSteps(application)}
      />
      {status === 'Accepted' && (
        <Notice tone="success">
          {`${organization.company_name} will get in touch with you by email at ${user.email}.`}
        </Notice>
      )}
      {status === 'Interview' && interview && <InterviewInvitation interview={interview} />}
      <FileDownloads application={application} />
    </EntityCard>
  );
}
