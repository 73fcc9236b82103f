import { accountDeleted } from './letters/account-deleted.ts';
import { accountExists } from './letters/account-exists.ts';
import { accountRestored } from './letters/account-restored.ts';
import { accountSuspended } from './letters/account-suspended.ts';
import { applicationAccepted } from './letters/application-accepted.ts';
import { applicationReceived } from './letters/application-received.ts';
import { applicationRejected } from './letters/application-rejected.ts';
import { applicationWithdrawn } from './letters/application-withdrawn.ts';
import { googleLinked } from './letters/google-linked.ts';
import { interviewCancelled } from './letters/interview-cancelled.ts';
import { interviewConfirmed } from './letters/interview-confirmed.ts';
import { interviewInvitation } from './letters/interview-invitation.ts';
import { interviewNotice } from './letters/interview-notice.ts';
import type { Letter } from './letters/letter.ts';
import { organizationApproved } from './letters/organization-approved.ts';
import { organizationLeft } from './letters/organization-left.ts';
import { organizationRefused } from './letters/organization-refused.ts';
import { passwordReset } from './letters/password-reset.ts';

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
