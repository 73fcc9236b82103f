import { formatZonedTime } from '@ifj/shared-ui';
import type { ApplicationInterview } from '../../generated/operations.ts';

const names = ['date', 'alt_date_1', 'alt_date_2'] as const;

export type OfferName = (typeof names)[number];

interface Offer {
  name: OfferName;
  at: Date;
  text: string;
}

/** The three dates of an invitation in words: on the organization's clocks and on the reader's. */
export function offersOf({
  offered,
  offered_at: at,
  timezone,
}: Pick<ApplicationInterview, 'offered' | 'offered_at' | 'timezone'>): Offer[] {
  return names.map((name) => ({
    name,
    at: new Date(at[name]),
    text: formatZonedTime(offered[name], timezone),
  }));
}
