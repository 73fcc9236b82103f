import type { Organization } from '@ifj/shared-api';
import { formatZonedTime, Notice, readersTimeZone, timeZoneInWords } from '@ifj/shared-ui';
import { DateTimeField, Form, SubmitButton } from '@ifj/shared-ui/form';
import { useMemo, useState } from 'react';
import {
  dateFields,
  interviewSchema,
  typedDate,
  wireDate,
  type InterviewValues,
} from './interview.schema.ts';
import { MeetLinkField } from './meet-link-field.tsx';

interface InterviewFormProps {
  organization: Organization;
  initialValues: InterviewValues;
  draftKey: string;
  onSubmit: (values: InterviewValues) => Promise<void>;
}

/** Three dates to choose from, on the organization's clocks, and where to meet. */
export function InterviewForm({ organization, ...form }: InterviewFormProps) {
  const { timezone, interview_link: link } = organization;
  const asksLink = link === null;
  const schema = useMemo(() => interviewSchema(timezone, asksLink), [timezone, asksLink]);
  const [opened] = useState(() => new Date());
  const earliest = typedDate(opened, timezone);
  return (
    <Form {...form} label="Interview" schema={schema} confirmLeaving>
      {({ values, setValue, submitting }) => (
        <>
          <Notice tone="info">
            Times are in {timeZoneInWords(timezone)}.
            {readersTimeZone() !== timezone &&
              ` Under each date you see what your own clock shows then, in ${timeZoneInWords(readersTimeZone())}.`}
          </Notice>
          {dateFields.map(({ name, label }) => (
            <DateTimeField
              key={name}
              name={name}
              label={label}
              min={earliest}
              hint={
                values[name] === '' ? undefined : formatZonedTime(wireDate(values[name]), timezone)
              }
            />
          ))}
          <MeetLinkField
            ownLink={link}
            value={values.meet_link}
            submitting={submitting}
            onChange={(ownLink) => {
              setValue('meet_link', ownLink);
            }}
          />
          <SubmitButton busyText="Sending the invitation…">Finish</SubmitButton>
        </>
      )}
    </Form>
  );
}
