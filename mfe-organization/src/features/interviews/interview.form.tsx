import type { Organization } from '@ifj/shared-api';
import { formatZonedTime, Notice, readersTimeZone, timeZoneInWords } from '@ifj/shared-ui';
import { DateTimeField, Form, SubmitButton, TextField } from '@ifj/shared-ui/form';
import { useState } from 'react';
import {
  dateFields,
  interviewSchema,
  typedDate,
  wireDate,
  type InterviewValues,
} from './interview.schema.ts';

interface InterviewFormProps {
  organization: Organization;
  initialValues: InterviewValues;
  draftKey: string;
  onSubmit: (values: InterviewValues) => Promise<void>;
}

/** Three dates to choose from, on the organization's clocks, and where to meet. */
export function InterviewForm({ organization, ...form }: InterviewFormProps) {
  const { timezone, interview_link: link } = organization;
  const [schema] = useState(() => interviewSchema(timezone, link === null));
  const [now] = useState(() => typedDate(new Date(), timezone));
  return (
    <Form {...form} label="Interview" schema={schema} confirmLeaving>
      {({ values }) => (
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
              min={now}
              hint={
                values[name] === '' ? undefined : formatZonedTime(wireDate(values[name]), timezone)
              }
            />
          ))}
          <TextField
            name="meet_link"
            label="Google Meet link"
            type="url"
            inputMode="url"
            readOnly={link !== null}
            placeholder="https://meet.google.com/…"
            hint={
              link === null
                ? 'Your profile holds no interview link yet. Add one there, and it stands here by itself.'
                : 'From your company’s profile.'
            }
          />
          <SubmitButton busyText="Sending the invitation…">Finish</SubmitButton>
        </>
      )}
    </Form>
  );
}
