import styled from '@emotion/styled';
import { Icon } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { color, fontSize, radius, touchReach } from '../theme/tokens.ts';

const Badge = styled.button({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  padding: '1px 8px 1px 5px',
  border: 0,
  borderRadius: radius.pill,
  background: color.tint,
  color: color.onTint,
  font: 'inherit',
  fontSize: fontSize.small,
  fontWeight: 600,
  cursor: 'help',
  ...touchReach,
});

interface VerifiedBadgeProps {
  /** What was checked. */
  checked?: string | undefined;
}

/** The mark of an organization that was approved, with what was checked as its tooltip. */
export function VerifiedBadge({
  checked = 'We checked this organization’s name and CAC number.',
}: VerifiedBadgeProps) {
  return (
    <Tooltip text={checked}>
      <Badge type="button">
        <Icon name="verified" size={16} />
        Verified
      </Badge>
    </Tooltip>
  );
}
