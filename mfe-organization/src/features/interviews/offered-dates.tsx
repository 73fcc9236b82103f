import { formatDateTime, Icon, Stack, styled, Text, color } from '@ifj/shared-ui';
import type { Interview } from '../../generated/operations.ts';

const List = styled.ul({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 4,
  '& > li': { display: 'flex', gap: 8, color: color.muted },
  '& > li[data-chosen]': { color: color.success, fontWeight: 600 },
  '& svg': { flex: 'none', marginBlockStart: 2 },
});

const names = ['date', 'alt_date_1', 'alt_date_2'] as const;

/** All dates that were offered, with the one that the student has chosen. */
export function OfferedDates({ interview }: { interview: Interview }) {
  const { offered_at: offered, selected_date: selected, timezone, open } = interview;
  return (
    <Stack gap={0.5}>
      <Text size="small" strong>
        Dates offered
      </Text>
      <List>
        {names.map((name) => (
          <li key={name} data-chosen={name === selected || undefined}>
            <Icon name={name === selected ? 'check' : 'clock'} size={20} />
            <span>
              {formatDateTime(offered[name], undefined, timezone)}
              {name === selected && ', chosen by the student'}
            </span>
          </li>
        ))}
      </List>
      {open && (
        <Text size="small" tone="muted">
          The student has not chosen yet.
        </Text>
      )}
    </Stack>
  );
}
