import { Button, EmptyState } from '@ifj/shared-ui';
import { emptyTextOf } from './job-filter.ts';
import { useJobFilter } from './use-job-filter.ts';

/** A list without jobs: what the filter says to it, and the way to all of them. */
export function NoJobs() {
  const { filter, words, clearAll } = useJobFilter();
  return (
    <EmptyState
      title={emptyTextOf(filter, words)}
      {...(filter === null && words === ''
        ? { text: 'New internships appear here as soon as organizations post them.' }
        : {
            ...(words !== '' && { text: `You searched for “${words}”.` }),
            action: (
              <Button tone="secondary" onClick={clearAll}>
                Show all jobs
              </Button>
            ),
          })}
    />
  );
}
