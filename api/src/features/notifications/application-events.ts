import type { NewNotification } from './notify.ts';

/** An application with both its sides, by their accounts. */
export interface Parties {
  applicationId: string;
  fullName: string;
  jobTitle: string;
  companyName: string;
  studentUserId: string;
  organizationUserId: string;
}

const toStudent = ({ studentUserId, applicationId }: Parties) => ({
  userId: studentUserId,
  applicationId,
  link: '/dashboard/applications',
});

/** Where an organization reviews an application. */
export const applicationLink = (applicationId: string) =>
  `/dashboard/applications/${applicationId}`;

const toOrganization = ({ organizationUserId, applicationId }: Parties) => ({
  userId: organizationUserId,
  link: applicationLink(applicationId),
});

export const applicationReceived = (parties: Parties): NewNotification => ({
  ...toOrganization(parties),
  kind: 'application-received',
  title: 'New application',
  message: `${parties.fullName} has applied for “${parties.jobTitle}”.`,
});

export const applicationViewed = (parties: Parties): NewNotification => ({
  ...toStudent(parties),
  kind: 'application-viewed',
  title: 'Application viewed',
  message: `${parties.companyName} has opened your application for “${parties.jobTitle}”.`,
});

export const applicationAccepted = (
  parties: Parties & { studentEmail: string },
): NewNotification => ({
  ...toStudent(parties),
  kind: 'application-accepted',
  title: 'Application accepted',
  message: `${parties.companyName} has accepted your application for “${parties.jobTitle}” and will get in touch with you by email at ${parties.studentEmail}.`,
});

export const applicationRejected = (parties: Parties): NewNotification => ({
  ...toStudent(parties),
  kind: 'application-rejected',
  title: 'Application rejected',
  message: `${parties.companyName} has decided not to go further with your application for “${parties.jobTitle}”.`,
});

export const applicationWithdrawn = (parties: Parties): NewNotification => ({
  ...toOrganization(parties),
  kind: 'application-withdrawn',
  title: 'Application withdrawn',
  message: `${parties.fullName} has withdrawn the application for “${parties.jobTitle}”.`,
});

export const interviewOffered = (
  parties: Parties,
  interviewId: string,
  isChange: boolean,
): NewNotification => ({
  ...toStudent(parties),
  kind: 'interview-invitation',
  title: isChange ? 'New interview dates' : 'Interview invitation',
  message: isChange
    ? `${parties.companyName} offers you new dates for the interview for “${parties.jobTitle}”.`
    : `${parties.companyName} invites you to an interview for “${parties.jobTitle}”.`,
  interviewId,
});

/** Why an interview is cancelled, where nobody has called it off as such. */
export type CancellationCause = 'job-deleted';

export const interviewCancelled = (
  parties: Parties,
  cause: CancellationCause | undefined,
): NewNotification => ({
  ...toStudent(parties),
  kind: 'interview-cancelled',
  title: 'Interview cancelled',
  message:
    cause === 'job-deleted'
      ? `${parties.companyName} has deleted the job “${parties.jobTitle}”. Your interview for it is cancelled; your application is kept.`
      : `${parties.companyName} has cancelled the interview for “${parties.jobTitle}”. Your application stays open.`,
});

export const interviewDateChosen = (parties: Parties, date: string): NewNotification => ({
  ...toOrganization(parties),
  kind: 'interview-date-chosen',
  title: 'Interview date confirmed',
  message: `${parties.fullName} has confirmed ${date} for the interview for “${parties.jobTitle}”.`,
});

export const organizationLeft = (parties: Parties): NewNotification => ({
  userId: parties.studentUserId,
  link: '/dashboard/jobs',
  kind: 'organization-left',
  title: 'An organization has left',
  message: `${parties.companyName} has left IFJ. Your application for “${parties.jobTitle}” has ended with it.`,
});
