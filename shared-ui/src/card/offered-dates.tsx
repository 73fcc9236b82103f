import styled from '@emotion/styled';
import { Icon } from '../icon/icon.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { color } from '../theme/tokens.ts';

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

interface OfferedDatesProps {
  /** In words, in the order of the offer. */
  dates: readonly { name: string; text: string }[];
  /** The name of the one that has been chosen. */
  chosen: string | null;
  /** What is said behind it: "chosen by the student". */
  chosenText: string;
}

/** All dates that an invitation offered, with the one that has been chosen. */
export function OfferedDates({ dates, chosen, chosenText }: OfferedDatesProps) {
  return (
    <Stack gap={0.5}>
      <Text size="small" strong>
        Dates offered
      </Text>
      <List>
        {dates.map(({ name, text }) => (
          <li key={name} data-chosen={name === chosen || undefined}>
            <Icon name={name === chosen ? 'check' : 'clock'} size={20} />
            <span>{name === chosen ? `${text}, ${chosenText}` : text}</span>
          </li>
        ))}
      </List>
    </Stack>
  );
}
