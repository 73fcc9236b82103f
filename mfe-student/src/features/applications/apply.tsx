import type { Job, User } from '@ifj/shared-api';
import { readDraft, removeDraft } from '@ifj/shared-ui/form';
import { useEffect, useState } from 'react';
import { closedText, jobGone } from '../jobs/job-openness.ts';
import { ApplicantCard } from './applicant-card.tsx';
import {
  AlreadyApplied,
  ApplicationSent,
  ArrivedEarlier,
  JobClosed,
  ProfileIncomplete,
} from './apply-outcomes.tsx';
import { ApplyForm } from './apply.form.tsx';
import { emptyApplication, letterDraft } from './apply.schema.ts';
import { arrivalOf } from './arrival.ts';
import { useSendApplication } from './use-send-application.ts';

interface ApplyProps {
  user: User;
  /** As it was last seen. */
  job: Job;
  /** It has gone since. */
  isGone: boolean;
}

/** From who applies to what became of it. */
export function Apply({ user, job, isGone }: ApplyProps) {
  const sending = useSendApplication(job);
  const closed = isGone ? jobGone : closedText(job);
  const { student, user_id: userId } = user;
  const [shown, setShown] = useState(() =>
    readDraft(letterDraft(userId, job.id), emptyApplication, 'browser'),
  );
  // An answer can be lost on its way; what has arrived is then seen at the job.
  const hasArrived = job.application.includes(userId);
  const arrival = hasArrived ? arrivalOf(sending.unanswered, shown) : null;
  const outcome = sending.outcome === 'cancelled' ? arrival : (sending.outcome ?? arrival);

  useEffect(() => {
    if (arrival !== null) removeDraft(letterDraft(userId, job.id), 'browser');
  }, [arrival, userId, job.id]);

  if (outcome === 'sent') return <ApplicationSent status={job.application_status} />;
  if (outcome === 'already-applied') {
    return <AlreadyApplied status={job.application_status} letter={shown.cover_letter} />;
  }
  if (outcome === 'arrived-earlier') {
    return <ArrivedEarlier status={job.application_status} letter={shown.cover_letter} />;
  }
  if (closed !== null && !hasArrived && !sending.isSending) {
    return <JobClosed reason={closed} letter={shown.cover_letter} />;
  }
  const isComplete = student?.full_name && student.university && student.course_of_study;
  if (!isComplete || outcome === 'profile-incomplete') return <ProfileIncomplete />;
  return (
    <>
      <ApplicantCard email={user.email} student={student} />
      <ApplyForm job={job} userId={userId} sending={sending} onEdit={setShown} />
    </>
  );
}
