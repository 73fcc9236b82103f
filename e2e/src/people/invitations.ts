import type { ApiClient, Caller } from './api-client.ts';
import { daysAhead } from './postings.ts';

export const meetLink = 'https://meet.google.com/abc-defg-hij';

/** Offers three dates for an interview, the first in so many days. */
export async function inviteToInterview(
  api: ApiClient,
  organization: Caller,
  applicationId: string,
  days = 3,
  link = meetLink,
): Promise<void> {
  await api.json('POST', '/interviews/schedule', organization, {
    application_id: applicationId,
    date: `${daysAhead(days)} 14:00`,
    alt_date_1: `${daysAhead(days + 1)} 10:00`,
    alt_date_2: `${daysAhead(days + 2)} 16:30`,
    meet_link: link,
  });
}
