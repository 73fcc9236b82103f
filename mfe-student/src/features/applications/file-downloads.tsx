import { formatDate, Stack, Text } from '@ifj/shared-ui';
import type { Application } from '../../generated/operations.ts';

const fileNames = { resume: 'Resume', internship_letter: 'Internship letter' } as const;

/** Who took the student's files. That nobody did says something once the application was viewed. */
export function FileDownloads({ application }: { application: Application }) {
  const { downloads, status, job } = application;
  if (!downloads) return null;
  if (downloads.length === 0) {
    return status === 'Viewed' ? (
      <Text tone="muted" size="small">
        Nobody has downloaded your files yet.
      </Text>
    ) : null;
  }
  return (
    <Stack as="ul" gap={0.5} aria-label={`Downloads of your files for ${job.job_title}`}>
      {downloads.map(({ company_name, kind, at, times }) => (
        <Text as="li" tone="muted" size="small" key={`${kind} ${company_name}`}>
          {fileNames[kind]} downloaded {times > 1 && `${times} times `}by {company_name}
          {times > 1 ? ', last on ' : ' on '}
          <time dateTime={at}>{formatDate(at)}</time>.
        </Text>
      ))}
    </Stack>
  );
}
