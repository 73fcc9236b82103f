import {
  describeError,
  entriesOf,
  interviewCategories,
  labelOf,
  type InterviewCategory,
} from '@ifj/shared-api';
import {
  EmptyState,
  LinkButton,
  loadDialog,
  PagedList,
  StateTabs,
  useFocusAfterRemoval,
} from '@ifj/shared-ui';
import { useState } from 'react';
import { useListInterviewsInfiniteQuery } from '../../generated/operations.ts';
import { InterviewCard } from './interview-card.tsx';
import type { AskedInterview } from './interview-task.ts';

const InterviewDialogs = loadDialog(
  async () => (await import('./interview-dialogs.tsx')).InterviewDialogs,
);

interface InterviewTabsProps {
  orgId: string;
  category: InterviewCategory;
  onChange: (category: InterviewCategory) => void;
}

/**
 * Interviews by their day; students change them, so they are looked at again. A dialog stays until
 * it is closed, also when its interview is gone.
 */
export function InterviewTabs({ orgId, category, onChange }: InterviewTabsProps) {
  const [asked, setAsked] = useState<AskedInterview | null>(null);
  const list = useListInterviewsInfiniteQuery(
    { orgId, category },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const interviews = entriesOf(list.currentData, (page) => page.interviews);
  // An open dialog counts as endless: once it closes, the button that opened it may be gone.
  const place = useFocusAfterRemoval({
    name: category,
    length: asked === null ? (interviews?.length ?? 0) : Infinity,
  });

  return (
    <div ref={place}>
      <StateTabs
        label="Interviews by day"
        items={interviewCategories}
        value={category}
        onChange={onChange}
      >
        <PagedList
          query={list}
          entries={interviews}
          failure={{
            title: 'Error fetching interviews:',
            reason: list.error && describeError(list.error).message,
          }}
          loadingText="Loading interviews…"
          endText="No more interviews"
          empty={
            <EmptyState
              title={`No interviews found for ${labelOf(interviewCategories, category)}.`}
              action={<LinkButton to="/dashboard/applications">See applications</LinkButton>}
            />
          }
        >
          {(interview) => (
            <InterviewCard
              interview={interview}
              onTask={(task) => {
                setAsked({ task, interview });
              }}
            />
          )}
        </PagedList>
      </StateTabs>
      {asked && (
        <InterviewDialogs
          asked={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
