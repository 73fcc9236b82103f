import { formatZonedTime, OfferedDates, Text } from '@ifj/shared-ui';
import type { Interview } from '../../generated/operations.ts';

const names = ['date', 'alt_date_1', 'alt_date_2'] as const;

/** All dates that were offered, on both clocks, and whether the student has chosen one. */
export function InterviewOffer({ interview }: { interview: Interview }) {
  const { offered, selected_date: selected, timezone, open } = interview;
  return (
    <div>
      <OfferedDates
        dates={names.map((name) => ({ name, text: formatZonedTime(offered[name], timezone) }))}
        chosen={selected}
        chosenText="chosen by the student"
      />
      {open && (
        <Text size="small" tone="muted">
          The student has not chosen yet.
        </Text>
      )}
    </div>
  );
}
