import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Config } from '../../config.ts';
import { momentText } from './letters/moment-text.ts';

/** How long an interview is kept free in a calendar. */
const minutes = 60;

/** What a mail tells calendars, in plain words; `inviteEvent` makes iCalendar of it. */
export interface Invite {
  method: 'REQUEST' | 'CANCEL';
  /** The event's UID: all that is said of one interview is said of one event. */
  interviewId: string;
  /** Rises with each change. */
  sequence: number;
  /** ISO 8601, as the others. */
  startsAt: string;
  changedAt: string;
  /** IANA name of the zone in which the interview was arranged. */
  timezone: string;
  jobTitle: string;
  companyName: string;
  meetLink: string;
  attendees: { name: string; email: string }[];
}

/** What an interview is called in calendars. */
export const eventName = ({ jobTitle, companyName }: Pick<Invite, 'jobTitle' | 'companyName'>) =>
  `Interview: ${jobTitle} at ${companyName}`;

const bareAddress = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

/**
 * The event as iCalendar. Its times are in UTC, which every calendar shows in its reader's zone
 * without knowing ours.
 */
export function writeInvite(invite: Invite, { MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): string {
  const start = new Date(invite.startsAt);
  const isCancelled = invite.method === 'CANCEL';
  const calendar = ical({
    prodId: { company: 'IFJ', product: 'Interviews', language: 'EN' },
    method: ICalCalendarMethod[invite.method],
  });
  calendar.createEvent({
    id: invite.interviewId,
    sequence: invite.sequence,
    stamp: new Date(invite.changedAt),
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary: eventName(invite),
    description: [
      momentText(invite.startsAt, invite.timezone),
      `Google Meet: ${invite.meetLink}`,
    ].join('\n'),
    location: invite.meetLink,
    url: invite.meetLink,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: invite.companyName, email: bareAddress(MAIL_FROM) },
    attendees: invite.attendees.map(({ name, email }) => ({
      name,
      email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })),
  });
  return calendar.toString();
}

/** The part of a mail that calendars read, and show as an invitation or its end. */
export const inviteEvent = (invite: Invite, config: Pick<Config, 'MAIL_FROM'>) => ({
  method: invite.method,
  filename: 'interview.ics',
  content: writeInvite(invite, config),
});
