import type { ApiClient, Caller } from './api-client.ts';
import { daysAhead } from './postings.ts';

/** Offers three dates for an interview, the first in three days. */
export async function inviteToInterview(
  api: ApiClient,
  organization: Caller,
  applicationId: string,
): Promise<void> {
  await api.json('POST', '/interviews/schedule', organization, {
    application_id: applicationId,
    date: `${daysAhead(3)} 14:00`,
    alt_date_1: `${daysAhead(4)} 10:00`,
    alt_date_2: `${daysAhead(5)} 16:30`,
    meet_link: 'https://meet.google.com/abc-defg-hij',
  });
}
