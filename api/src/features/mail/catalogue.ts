import type { TemplateData, TemplateName } from './templates.ts';

interface Entry<Data> {
  /** Why its readers get it: one sentence, which stands at the mail's end. */
  why: string;
  /** What the preview page shows it with. */
  example: Data;
}

const why = {
  applicant: 'You get this mail because you applied for an internship on IFJ.',
  organization: 'You get this mail because your organization has an account on IFJ.',
  account: 'You get this mail because there is an account with this address on IFJ.',
  interview: 'You get this mail because your organization invites applicants on IFJ.',
};

const words = {
  fullName: 'Adaeze Okafor',
  jobTitle: 'Backend intern',
  companyName: 'Kuramo Software Limited',
};

const meeting = {
  startsAt: '2031-06-02T09:00:00.000Z',
  timezone: 'Africa/Lagos',
  meetLink: 'https://meet.google.com/abc-defg-hij',
};

/** What is to be known of each template beside its words; one without an entry fails the type check. */
export const catalogue: { [Name in TemplateName]: Entry<TemplateData[Name]> } = {
  'organization-approved': {
    why: why.organization,
    example: { companyName: words.companyName },
  },
  'organization-refused': {
    why: why.organization,
    example: {
      companyName: words.companyName,
      reason: 'The CAC number belongs to another company. Please look at your certificate.',
    },
  },
  'organization-left': { why: why.applicant, example: { ...words, hadInterview: true } },
  'application-received': { why: why.applicant, example: words },
  'application-accepted': { why: why.applicant, example: words },
  'application-rejected': { why: why.applicant, example: words },
  'application-withdrawn': { why: why.applicant, example: { ...words, hadInterview: true } },
  'interview-invitation': {
    why: why.applicant,
    example: {
      ...words,
      isChange: false,
      offers: [meeting.startsAt, '2031-06-03T09:00:00.000Z', '2031-06-04T14:30:00.000Z'],
      timezone: meeting.timezone,
      meetLink: meeting.meetLink,
    },
  },
  'interview-confirmed': { why: why.applicant, example: { ...words, ...meeting } },
  'interview-cancelled': {
    why: why.applicant,
    example: { ...words, startsAt: meeting.startsAt, timezone: meeting.timezone },
  },
  'interview-notice': {
    why: why.interview,
    example: { ...words, ...meeting, event: 'arranged' },
  },
  'password-reset': {
    why: 'You get this mail because somebody asked for a new password for this address on IFJ.',
    example: { token: 'J8r2mQ0cYb6tVw1Lx5nZ3kHf9sPd7uGaEeTiXoRq4yM' },
  },
  'account-exists': {
    why: why.account,
    example: { email: 'adaeze@students.example' },
  },
  'google-linked': { why: why.account, example: { passwordEnded: true } },
  'account-suspended': {
    why: why.account,
    example: {
      name: 'Kuramo Software Limited team',
      reason: 'Several applicants report that they were asked for money.',
    },
  },
  'account-restored': {
    why: why.account,
    example: {
      name: 'Kuramo Software Limited team',
      reason: 'The reports were about another company.',
    },
  },
  'account-deleted': {
    why: 'You get this mail because there was an account with this address on IFJ.',
    example: { email: 'adaeze@students.example', hasPassword: true },
  },
};

/** The names of all templates, in the order in which they stand above. */
export const templateNames = Object.keys(catalogue) as TemplateName[];
