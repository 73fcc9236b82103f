import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { color, fontSize, space, visuallyHidden } from '../theme/tokens.ts';

export interface Fact {
  label: string;
  value: ReactNode;
  icon?: IconName | undefined;
}

const Line = styled.dl({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(0.5)} ${space(2)}`,
  margin: 0,
  color: color.muted,
  fontSize: fontSize.small,
});

const Item = styled.div({
  minWidth: 0,
  '& dd': {
    display: 'flex',
    alignItems: 'start',
    gap: 6,
    margin: 0,
    overflowWrap: 'anywhere',
  },
  '& svg': { flex: 'none', marginBlockStart: 2 },
});

const HiddenTerm = styled.dt(visuallyHidden);

const Table = styled('dl', { shouldForwardProp: (prop) => prop !== 'min' })<{ min: number }>(
  ({ min }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${min}px, 100%), 1fr))`,
    gap: space(2),
    margin: 0,
    '& > div': { position: 'relative', minWidth: 0 },
    '& > [data-icon]': { paddingInlineStart: 30 },
    '& svg': {
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 2,
      color: color.primary,
    },
    '& dt': { color: color.muted, fontSize: fontSize.small },
    '& dd': { margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  }),
);

interface FactsProps {
  items: Fact[];
  /** `line` for cards (the label is for screen readers), `table` for a detail's page. */
  look?: 'line' | 'table' | undefined;
  /** The least width of a table's column in px: more for long values, such as addresses. */
  min?: number | undefined;
}

/** Short facts as label and value; facts without a value are left out. */
export function Facts({ items, look = 'line', min = 200 }: FactsProps) {
  const shown = items.filter(({ value }) => value === 0 || Boolean(value));
  if (look === 'table') {
    return (
      <Table min={min}>
        {shown.map(({ label, value, icon }) => (
          <div key={label} data-icon={icon}>
            <dt>
              {icon && <Icon name={icon} size={20} />}
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Table>
    );
  }
  return (
    <Line>
      {shown.map(({ label, value, icon }) => (
        <Item key={label}>
          <HiddenTerm>{label}</HiddenTerm>
          <dd>
            {icon && <Icon name={icon} size={18} />}
            {value}
          </dd>
        </Item>
      ))}
    </Line>
  );
}
