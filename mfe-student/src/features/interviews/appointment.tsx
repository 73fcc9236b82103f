import { isMeetLink, saveFile } from '@ifj/shared-api';
import { Button, formatZonedTime, OuterLinkButton, Stack, Text } from '@ifj/shared-ui';
import type { ApplicationInterview } from '../../generated/operations.ts';
import { calendarFile } from './calendar-file.ts';

/** When an interview is as things stand, the way into it, and a file for the reader's calendar. */
export function Appointment({ interview }: { interview: ApplicationInterview }) {
  const { date, timezone, meet_link: link, open } = interview;
  return (
    <Stack gap={1}>
      <Text size="small" tone="muted">
        {open
          ? `Until you confirm one, it is on ${formatZonedTime(date, timezone)}.`
          : `It is on ${formatZonedTime(date, timezone)}.`}
      </Text>
      <Stack direction="row" gap={1} wrap>
        {isMeetLink(link) && (
          <OuterLinkButton href={link} icon="video" tone="secondary" small>
            Join interview
          </OuterLinkButton>
        )}
        <Button
          tone="secondary"
          icon="download"
          small
          onClick={() => {
            saveFile(
              new Blob([calendarFile(interview)], { type: 'text/calendar' }),
              'interview.ics',
            );
          }}
        >
          Add to calendar
        </Button>
      </Stack>
    </Stack>
  );
}
