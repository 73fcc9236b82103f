import { Avatar, EntityCard, LinkButton, relativeDay, Text, truncate } from '@ifj/shared-ui';
import type { Application } from '../../generated/operations.ts';
import { applicantOf } from './applicant.ts';
import { ApplicationChip } from './application-chip.tsx';

/** One received application. */
export function ApplicationCard({ application }: { application: Application }) {
  const { name, university } = applicantOf(application);
  return (
    <EntityCard
      title={name}
      lead={<Avatar name={name} />}
      subtitle={<Text tone="muted">{university}</Text>}
      corner={<ApplicationChip status={application.status} />}
      facts={[{ label: 'Job', value: application.job_title || 'Unknown Job Title', icon: 'jobs' }]}
      meta={
        <Text tone="muted" size="small">
          {relativeDay(application.created_at)}
        </Text>
      }
      action={
        <LinkButton
          to={`/dashboard/applications/${application.id}`}
          tone="secondary"
          aria-label={`View Application of ${name}`}
        >
          View Application
        </LinkButton>
      }
    >
      <Text>{truncate(application.cover_letter.trim()) || 'No cover letter provided.'}</Text>
      {!application.job.available && (
        <Text tone="muted" size="small">
          This job is no longer available
        </Text>
      )}
    </EntityCard>
  );
}
