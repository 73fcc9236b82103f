import { today } from '@ifj/shared-ui';
import { screen } from '@testing-library/react';
import { fill } from './job-fields.ts';

/** The day this many days from now, `YYYY-MM-DD`. */
export const daysAhead = (days: number): string => today(new Date(Date.now() + days * 86_400_000));

/** Three dates to come, as their fields hold them. */
export const typedDates = {
  date: `${daysAhead(5)}T14:00`,
  alt_date_1: `${daysAhead(6)}T10:00`,
  alt_date_2: `${daysAhead(7)}T16:30`,
};

export async function fillDates(): Promise<void> {
  await screen.findByLabelText('Preferred date and time');
  fill('Preferred date and time', typedDates.date);
  fill('First alternative', typedDates.alt_date_1);
  fill('Second alternative', typedDates.alt_date_2);
}
