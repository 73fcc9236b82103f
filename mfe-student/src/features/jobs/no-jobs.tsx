import { Button, EmptyState } from '@ifj/shared-ui';
import { emptyTextOf } from './job-filter.ts';
import { useJobFilter } from './use-job-filter.ts';

/** A list without jobs: what the filter says to it, and the way to all of them. */
export function NoJobs() {
  const { filter, clear } = useJobFilter();
  return (
    <EmptyState
      title={emptyTextOf(filter)}
      {...(filter === null
        ? { text: 'New internships appear here as soon as organizations post them.' }
        : {
            action: (
              <Button tone="secondary" icon="close" onClick={clear}>
                Clear filter
              </Button>
            ),
          })}
    />
  );
}
