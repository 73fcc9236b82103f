import { useSession } from '@ifj/shared-api';
import { Bullets, FailedState, LoadingState, Text } from '@ifj/shared-ui';
import { Fragment } from 'react';
import { useParams } from 'react-router-dom';
import type { PublicJob } from '../../generated/operations.ts';
import { WaysIn } from '../landing/ways-in.tsx';
import { Apply, ApplyActions, ApplyAsVisitor } from './apply-action.tsx';
import { JobGone, JobMissing, WithoutJob } from './job-end.tsx';
import { JobLayout } from './job-layout.tsx';
import { JobPosting } from './job-posting.tsx';
import { Requirements } from './requirements.tsx';
import { usePublicJob } from './use-public-job.ts';

const paragraphs = (texts: string[]) =>
  texts.map((text, at) => (
    <Text key={at} preserve>
      {text}
    </Text>
  ));

function requirementsOf({ requirements }: PublicJob) {
  if (!requirements) return null;
  return (
    <Requirements>
      {requirements.groups.map((group, at) => (
        <Fragment key={at}>
          {paragraphs(group.paragraphs)}
          {group.list && (
            <Bullets>
              {group.list.bullets.map((text, place) => (
                <li key={place}>{text}</li>
              ))}
            </Bullets>
          )}
        </Fragment>
      ))}
    </Requirements>
  );
}

function Shown({ job }: { job: PublicJob }) {
  const { isSignedIn, role } = useSession();
  const ids = { jobId: job.id, orgId: job.org_id };
  return (
    <JobPosting
      job={job}
      documentTitle={job.share.title}
      description={paragraphs(job.description)}
      requirements={requirementsOf(job)}
      apply={
        isSignedIn && role !== 'student' ? null : (
          <ApplyActions>
            {isSignedIn ? <Apply {...ids} /> : <ApplyAsVisitor {...ids} />}
          </ApplyActions>
        )
      }
    />
  );
}

function Content({ id }: { id: string }) {
  const { job, problem, isFetching, refetch } = usePublicJob(id);
  if (job) return <Shown job={job} />;
  if (problem?.status === 410) return <JobGone message={problem.message} />;
  if (problem?.status === 404) return <JobMissing />;
  return (
    <WithoutJob>
      {problem ? (
        <FailedState
          title="The job could not be loaded."
          text={problem.message}
          retrying={isFetching}
          onRetry={refetch}
        />
      ) : (
        <LoadingState label="Loading the job…" look="text" />
      )}
    </WithoutJob>
  );
}

/** A job as everybody may read it. */
export default function PublicJobPage() {
  const { id = '' } = useParams();
  return (
    <JobLayout ways={<WaysIn small />}>
      <Content id={id} />
    </JobLayout>
  );
}
