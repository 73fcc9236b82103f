import type { ApplicationStatus } from '@ifj/shared-api';
import { EmptyState, LinkButton, Section, Stack, SuccessState, Text } from '@ifj/shared-ui';
import { useLocation } from 'react-router-dom';
import { whileApplying } from '../profile/edit-origin.ts';
import { addressOfApplication } from './application-address.ts';

interface Stands {
  /** Where the application stands; undefined while that is not known. */
  status: ApplicationStatus | undefined;
}

export function ApplicationSent({ status }: Stands) {
  return (
    <SuccessState
      title="Your application has been submitted!"
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

export function AlreadyApplied({ status }: Stands) {
  return (
    <EmptyState
      title="You have already applied for this job."
      text={
        status === 'Withdrawn'
          ? 'You have withdrawn it. A job takes one application from each.'
          : 'One application for each job is enough; it is with the organization.'
      }
      action={<WaysOn status={status} />}
    />
  );
}

interface ArrivedEarlierProps extends Stands {
  /** As it stands in the form, for who wants to use it elsewhere. */
  letter: string;
}

/** An answer was lost, and what was changed after it came too late. */
export function ArrivedEarlier({ status, letter }: ArrivedEarlierProps) {
  return (
    <Stack gap={2}>
      <EmptyState
        title="Your application has already arrived as you sent it first."
        text="The organization has that version. What you changed afterwards was not sent."
        action={<WaysOn status={status} />}
      />
      <Section title="Your letter as you wrote it last">
        <Text preserve>{letter}</Text>
      </Section>
    </Stack>
  );
}

export function ProfileIncomplete() {
  const { pathname } = useLocation();
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
