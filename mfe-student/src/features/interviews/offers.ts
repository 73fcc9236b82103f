import { formatZonedTime } from '@ifj/shared-ui';
import type { ApplicationInterview } from '../../generated/operations.ts';

const names = ['date', 'alt_date_1', 'alt_date_2'] as const;

export type OfferName = (typeof names)[number];

/** The three dates of an invitation in words: on the organization's clocks and on the reader's. */
export function offersOf({
  offered,
  timezone,
}: Pick<ApplicationInterview, 'offered' | 'timezone'>): { name: OfferName; text: string }[] {
  return names.map((name) => ({ name, text: formatZonedTime(offered[name], timezone) }));
}
