import { applicationTabs, type ApplicationTab } from '@ifj/shared-api';
import { Button, EmptyState, LinkButton, Stack } from '@ifj/shared-ui';
import { useListStudentApplicationsInfiniteQuery } from '../../generated/operations.ts';
import { tabOf } from './application-address.ts';

interface ApplicationEmptyTabProps {
  userId: string;
  tab: ApplicationTab;
  onChange: (tab: ApplicationTab) => void;
}

/** A tab without applications: the way to those under other tabs, else to the jobs. */
export function ApplicationEmptyTab({ userId, tab, onChange }: ApplicationEmptyTabProps) {
  const { currentData, isError } = useListStudentApplicationsInfiniteQuery(
    { userId },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const latest = currentData?.pages.flatMap((page) => page.applications.data) ?? [];
  const taken = new Set(latest.map(({ status }) => tabOf(status)));
  const others = applicationTabs.filter(({ value }) => value !== tab && taken.has(value));

  const title = 'No applications match the selected filter.';
  // Nothing that stands here moves when the others are known.
  if (currentData === undefined && !isError) return <EmptyState title={title} />;
  return (
    <EmptyState
      title={title}
      {...(others.length > 0 && { text: 'You have applications under other tabs.' })}
      action={
        <Stack gap={1} align="center">
          {others.map(({ value, label }) => (
            <Button
              key={value}
              tone="secondary"
              onClick={() => {
                onChange(value);
              }}
            >
              {`Show ${label}`}
            </Button>
          ))}
          <LinkButton to="/dashboard/jobs" tone={others.length > 0 ? 'quiet' : 'primary'}>
            See open jobs
          </LinkButton>
        </Stack>
      }
    />
  );
}
