import styled from '@emotion/styled';
import { daysUntil, deadlineInWords, formatDate } from '../format/days.ts';
import { Icon } from '../icon/icon.tsx';
import { color, fontSize, radius, touchReach } from '../theme/tokens.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';

const Words = styled('button', { shouldForwardProp: (prop) => prop !== 'near' })<{
  near: boolean;
}>(({ near }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: near ? color.warning : color.muted,
  font: 'inherit',
  fontSize: fontSize.small,
  fontWeight: near ? 600 : 400,
  cursor: 'help',
  ...touchReach,
}));

interface DeadlineProps {
  /** `YYYY-MM-DD` */
  date: string;
  now?: Date | undefined;
}

/** A deadline in words with its date as the tooltip; the last three days stand out. */
export function Deadline({ date, now }: DeadlineProps) {
  const left = daysUntil(date, now);
  return (
    <Tooltip text={`Deadline: ${formatDate(date)}`}>
      <Words type="button" near={left >= 0 && left <= 3}>
        <Icon name="clock" size={18} />
        {deadlineInWords(date, now) || date}
      </Words>
    </Tooltip>
  );
}
