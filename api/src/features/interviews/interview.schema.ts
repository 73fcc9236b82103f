import { Type, type Static } from 'typebox';
import { offeredDates } from '../../db/tables/interviews.table.ts';
import { MessageAnswer } from '../../schema/answers.ts';
import { NextCursor, pageQuery } from '../../schema/pages.ts';
import { Id, Moment, nullable, oneOf, ref, strictObject } from '../../schema/values.ts';
import { applicationStatuses } from '../applications/lifecycle.ts';
import { InterviewLink } from '../organizations/organization.schema.ts';
import { interviewCategories } from './interview-columns.ts';

const wallTime = {
  maxLength: 16,
  pattern: '^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}$',
  description: 'Day and hour in the interview’s zone: YYYY-MM-DD HH:mm.',
};
const WallTime = Type.String({ description: wallTime.description });
const WallTimeInput = Type.String(wallTime);

/** `date` is when it takes place; what was offered at first stands in `offered`. */
export const ApplicationInterview = Type.Object(
  {
    id: Id,
    application_id: Id,
    date: WallTime,
    alt_date_1: WallTime,
    alt_date_2: WallTime,
    offered: Type.Object({ date: WallTime, alt_date_1: WallTime, alt_date_2: WallTime }),
    selected_date: nullable(oneOf(offeredDates)),
    starts_at: Moment,
    offered_at: Type.Object({ date: Moment, alt_date_1: Moment, alt_date_2: Moment }),
    meet_link: Type.String(),
    timezone: Type.String({ description: 'IANA name.' }),
    category: oneOf(interviewCategories),
    cancelled: Type.Boolean(),
    open: Type.Boolean({ description: 'Whether the student can choose a date now.' }),
    sequence: Type.Integer({ description: 'Of the latest invite by mail (RFC 5545, 3.8.7.4).' }),
    event: Type.String({ description: 'What calendars call it, in the invite by mail too.' }),
    application: Type.Object({ status: oneOf(applicationStatuses) }),
  },
  { $id: 'ApplicationInterview' },
);
export type ApplicationInterviewAnswer = Static<typeof ApplicationInterview>;

export const Interview = Type.Object(
  {
    ...ApplicationInterview.properties,
    user: Type.Object({
      email: Type.String(),
      student: Type.Object({ full_name: Type.String(), university: Type.String() }),
    }),
    job: Type.Object({ job_title: Type.String() }),
  },
  { $id: 'Interview' },
);
export type InterviewAnswer = Static<typeof Interview>;

/** What names other parties may be sent by old clients; it must be what the application says. */
export const InterviewSchedule = strictObject(
  {
    application_id: Id,
    job_id: Type.Optional(Id),
    user_id: Type.Optional(Id),
    org_id: Type.Optional(Id),
    date: WallTimeInput,
    alt_date_1: WallTimeInput,
    alt_date_2: WallTimeInput,
    meet_link: Type.Optional(nullable(InterviewLink)),
  },
  { $id: 'InterviewSchedule' },
);
export type InterviewScheduleBody = Static<typeof InterviewSchedule>;

export const InterviewDateChoice = strictObject(
  {
    selected_date: oneOf(offeredDates),
    date: Type.Optional(
      Type.String({
        ...wallTime,
        description: 'What the student saw under that name; if it has changed, nothing is chosen.',
      }),
    ),
    starts_at: Type.Optional(
      Type.String({
        format: 'date-time',
        maxLength: 40,
        description:
          'The same as a moment, from `offered_at`: one hour is not one moment in every zone.',
      }),
    ),
  },
  { $id: 'InterviewDateChoice' },
);
export type InterviewDateChoiceBody = Static<typeof InterviewDateChoice>;

export const InterviewsQuery = Type.Object({
  category: Type.Optional(oneOf(interviewCategories)),
  ...pageQuery,
});
export type InterviewsQueryValues = Static<typeof InterviewsQuery>;

export const InterviewSaved = Type.Object(
  { interview: ref(Interview), message: MessageAnswer.properties.message },
  { $id: 'InterviewSaved' },
);

export const InterviewList = Type.Object(
  {
    interviews: Type.Array(ref(Interview)),
    meta: Type.Object({ next_cursor: NextCursor, timezone: Type.String() }),
  },
  { $id: 'InterviewList' },
);

export const interviewSchemas = [
  ApplicationInterview,
  Interview,
  InterviewSchedule,
  InterviewDateChoice,
  InterviewSaved,
  InterviewList,
];
