import { Band, Heading, Stack } from '@ifj/shared-ui';
import type { ReactNode } from 'react';

/** The ways in once more, for whoever has read to the end. */
export function GetStarted({ ways }: { ways: ReactNode }) {
  return (
    <Band tone="tint" labelledBy="start-heading">
      <Stack gap={3} align="center">
        <Heading level={2} size="title" id="start-heading" center>
          Sign up now to find your ideal internship and kickstart your career!
        </Heading>
        <Stack direction="row" gap={1.5} wrap>
          {ways}
        </Stack>
      </Stack>
    </Band>
  );
}
