import { instantOf, wallTimeOf } from '@ifj/shared-ui';
import { object, string, type ObjectSchema } from 'yup';
import { limits } from '../../generated/limits.ts';
import type { ApplicationInterview } from '../../generated/operations.ts';
import { meetLinkRule } from './meet-link.schema.ts';

/** Dates are as their fields hold them, `YYYY-MM-DDTHH:mm`, on the organization's clocks. */
export interface InterviewValues {
  date: string;
  alt_date_1: string;
  alt_date_2: string;
  meet_link: string;
}

type DateName = Exclude<keyof InterviewValues, 'meet_link'>;

/** In the order in which they stand. */
export const dateFields = [
  { name: 'date', label: 'Preferred date and time' },
  { name: 'alt_date_1', label: 'First alternative' },
  { name: 'alt_date_2', label: 'Second alternative' },
] as const satisfies { name: DateName; label: string }[];

/** A field's date as the wire has it, `YYYY-MM-DD HH:mm`. */
export const wireDate = (typed: string): string => typed.replace('T', ' ');

/** A moment as a date's field shows it. */
export const typedDate = (moment: string | Date, timezone: string): string =>
  wallTimeOf(moment, timezone).replace(' ', 'T');

/** How far ahead the api lets an interview be. */
const yearsAhead = 2;

function isAhead(typed: string, timezone: string): boolean {
  const instant = instantOf(wireDate(typed), timezone);
  return instant !== null && instant.getTime() > Date.now();
}

function isNear(typed: string, timezone: string): boolean {
  const instant = instantOf(wireDate(typed), timezone);
  const latest = new Date();
  latest.setFullYear(latest.getFullYear() + yearsAhead);
  return instant === null || instant.getTime() <= latest.getTime();
}

function dateRule(index: number, timezone: string) {
  const { label } = dateFields[index] ?? dateFields[0];
  const earlier = dateFields.slice(0, index).map(({ name }) => name);
  return string()
    .required(`${label} is required.`)
    .test(
      'future',
      `${label} must be in the future.`,
      (typed) => !typed || isAhead(typed, timezone),
    )
    .test(
      'near',
      `${label} must lie within ${yearsAhead} years from now.`,
      (typed) => !typed || isNear(typed, timezone),
    )
    .test('different', `${label} must differ from the other dates.`, (typed, { parent }) => {
      const others = parent as InterviewValues;
      return !typed || earlier.every((name) => others[name] !== typed);
    });
}

const linkRule = meetLinkRule(limits.scheduleInterview.meet_link).required(
  'Google Meet link is required.',
);

/**
 * @param timezone whose clocks the dates are read on
 * @param asksLink whether the organization has no link of its own
 */
export function interviewSchema(timezone: string, asksLink: boolean): ObjectSchema<object> {
  return object({
    date: dateRule(0, timezone),
    alt_date_1: dateRule(1, timezone),
    alt_date_2: dateRule(2, timezone),
    ...(asksLink && { meet_link: linkRule }),
  });
}

/**
 * What the form begins with: what an interview that is arranged already offers, as it is seen on
 * the organization's clocks now.
 */
export function interviewValues(
  arranged: ApplicationInterview | null,
  { timezone, interview_link }: { timezone: string; interview_link: string | null },
): InterviewValues {
  const typed = (moment: string | undefined) =>
    moment === undefined ? '' : typedDate(moment, timezone);
  return {
    date: typed(arranged?.offered_at.date),
    alt_date_1: typed(arranged?.offered_at.alt_date_1),
    alt_date_2: typed(arranged?.offered_at.alt_date_2),
    meet_link: interview_link ?? arranged?.meet_link ?? '',
  };
}
