import { accountDeleted } from './account-deleted.ts';
import { accountExists } from './account-exists.ts';
import { accountRestored } from './account-restored.ts';
import { accountSuspended } from './account-suspended.ts';
import { applicationAccepted } from './application-accepted.ts';
import { applicationReceived } from './application-received.ts';
import { applicationRejected } from './application-rejected.ts';
import { applicationWithdrawn } from './application-withdrawn.ts';
import { googleLinked } from './google-linked.ts';
import { interviewCancelled } from './interview-cancelled.ts';
import { interviewConfirmed } from './interview-confirmed.ts';
import { interviewInvitation } from './interview-invitation.ts';
import { interviewNotice } from './interview-notice.ts';
import type { Letter } from './letter.ts';
import { organizationApproved } from './organization-approved.ts';
import { organizationLeft } from './organization-left.ts';
import { organizationRefused } from './organization-refused.ts';
import { passwordReset } from './password-reset.ts';

const templates = {
  'organization-approved': organizationApproved,
  'organization-refused': organizationRefused,
  'organization-left': organizationLeft,
  'application-received': applicationReceived,
  'application-accepted': applicationAccepted,
  'application-rejected': applicationRejected,
  'application-withdrawn': applicationWithdrawn,
  'interview-invitation': interviewInvitation,
  'interview-confirmed': interviewConfirmed,
  'interview-cancelled': interviewCancelled,
  'interview-notice': interviewNotice,
  'password-reset': passwordReset,
  'google-linked': googleLinked,
  'account-exists': accountExists,
  'account-suspended': accountSuspended,
  'account-restored': accountRestored,
  'account-deleted': accountDeleted,
} as const;

export type TemplateName = keyof typeof templates;

/** What each mail needs to be written, in plain text. */
export type TemplateData = {
  [Name in TemplateName]: Parameters<(typeof templates)[Name]>[0];
};

/** A template with its data, as it waits in the queue. */
export type Writing = {
  [Name in TemplateName]: { template: Name; data: TemplateData[Name] };
}[TemplateName];

/** Writes the letter of a template. */
export function writeLetter<Name extends TemplateName>(
  template: Name,
  data: TemplateData[Name],
): Letter {
  const write = templates[template] as (data: TemplateData[Name]) => Letter;
  return write(data);
}
