import type { Job, User } from '@ifj/shared-api';
import { EmptyState, LinkButton } from '@ifj/shared-ui';
import { removeDraft } from '@ifj/shared-ui/form';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { closedText } from '../jobs/job-openness.ts';
import { whileApplying } from '../profile/edit-origin.ts';
import { ApplyForm } from './apply.form.tsx';
import { ApplicantCard } from './applicant-card.tsx';
import { AlreadyApplied, ApplicationSent, type ApplyOutcome } from './apply-outcomes.tsx';
import { letterDraft } from './apply.schema.ts';

/** From who applies to what became of it. */
export function Apply({ user, job }: { user: User; job: Job }) {
  const [outcome, setOutcome] = useState<ApplyOutcome | null>(null);
  const { pathname } = useLocation();
  const closed = closedText(job);
  const { student, user_id: userId } = user;
  const hasArrived = job.application.includes(userId);

  useEffect(() => {
    if (hasArrived) removeDraft(letterDraft(userId, job.id), 'browser');
  }, [hasArrived, userId, job.id]);

  // An answer can be lost on its way; what has arrived is then seen at the job.
  if (outcome === 'sent' || (outcome === 'unanswered' && hasArrived)) return <ApplicationSent />;
  if (outcome === 'already-applied' || hasArrived) {
    return <AlreadyApplied status={job.application_status} />;
  }
  if (closed !== null) {
    return (
      <EmptyState
        title={closed}
        action={<LinkButton to="/dashboard/jobs">See open jobs</LinkButton>}
      />
    );
  }
  if (!student?.full_name || !student.university || !student.course_of_study) {
    return (
      <EmptyState
        title="Required student information is missing."
        text="An application needs your name, your university and your course."
        action={
          <LinkButton to="/dashboard/profile?edit" state={whileApplying(pathname)} icon="edit">
            Complete your profile
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <ApplicantCard email={user.email} student={student} />
      <ApplyForm job={job} userId={userId} onOutcome={setOutcome} />
    </>
  );
}
