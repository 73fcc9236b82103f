import type { ApplicationStatus } from '@ifj/shared-api';
import {
  Announcement,
  EmptyState,
  LinkButton,
  Section,
  Stack,
  SuccessState,
  Text,
} from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { whileApplying } from '../profile/edit-origin.ts';
import { addressOfApplication } from './application-address.ts';

interface Stands {
  /** Where the application stands; undefined while that is not known. */
  status: ApplicationStatus | undefined;
}

const sent = 'Your application has been submitted!';

export function ApplicationSent({ status }: Stands) {
  return (
    <>
      <Announcement text={sent} />
      <SuccessState
        title={sent}
        text="You find where it stands under Applications."
        action={
          <>
            <LinkButton to="/dashboard/jobs">Continue to Job search</LinkButton>
            <LinkButton to={addressOfApplication(status)} tone="secondary">
              See my applications
            </LinkButton>
          </>
        }
      />
    </>
  );
}

interface NothingToSendProps {
  title: string;
  text?: string;
  action: ReactNode;
}

function NothingToSend(props: NothingToSendProps) {
  return (
    <>
      <Announcement text={props.title} />
      <EmptyState {...props} />
    </>
  );
}

interface Written {
  /** As it stands in the form, for who wants to use it elsewhere. */
  letter: string;
}

function LastLetter({ letter }: Written) {
  if (letter.trim() === '') return null;
  return (
    <Section title="Your letter as you wrote it last">
      <Text preserve>{letter}</Text>
    </Section>
  );
}

function WaysOn({ status }: Stands) {
  return (
    <>
      <LinkButton to={addressOfApplication(status)}>See my applications</LinkButton>
      <LinkButton to="/dashboard/jobs" tone="secondary">
        Continue to Job search
      </LinkButton>
    </>
  );
}

export function AlreadyApplied({ status, letter }: Stands & Written) {
  return (
    <Stack gap={2}>
      <NothingToSend
        title="You have already applied for this job."
        text={
          status === 'Withdrawn'
            ? 'You have withdrawn it. A job takes one application from each.'
            : 'One application for each job is enough; it is with the organization.'
        }
        action={<WaysOn status={status} />}
      />
      <LastLetter letter={letter} />
    </Stack>
  );
}

/** An answer was lost, and what was changed after it came too late. */
export function ArrivedEarlier({ status, letter }: Stands & Written) {
  return (
    <Stack gap={2}>
      <NothingToSend
        title="Your application has already arrived as you sent it first."
        text="The organization has that version. What you changed afterwards was not sent."
        action={<WaysOn status={status} />}
      />
      <LastLetter letter={letter} />
    </Stack>
  );
}

interface JobClosedProps extends Written {
  /** Why nobody can apply any more. */
  reason: string;
}

export function JobClosed({ reason, letter }: JobClosedProps) {
  return (
    <Stack gap={2}>
      <NothingToSend
        title={reason}
        action={<LinkButton to="/dashboard/jobs">See open jobs</LinkButton>}
      />
      <LastLetter letter={letter} />
    </Stack>
  );
}

export function ProfileIncomplete() {
  const { pathname } = useLocation();
  return (
    <NothingToSend
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
