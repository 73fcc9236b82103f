import styled from '@emotion/styled';
import { NavLink } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';
import { HiddenText } from '../layout/text.tsx';
import { color, fontSize, media, radius } from '../theme/tokens.ts';
import { entryLook } from './entry-look.ts';
import type { FrameEntry } from './frame-entry.ts';

const Entry = styled(NavLink)(entryLook);

const Badge = styled.span({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineStart: 'calc(50% + 4px)',
  flex: 'none',
  minWidth: '1.25rem',
  padding: '0 5px',
  borderRadius: radius.pill,
  background: color.danger,
  color: color.surface,
  fontSize: fontSize.small,
  fontWeight: 700,
  lineHeight: '1.25rem',
  textAlign: 'center',
  [media.desktop]: { position: 'static', order: 1, marginInlineStart: 'auto' },
});

interface NavigationEntryProps {
  entry: FrameEntry;
  onPress: () => void;
}

/** One entry of the side menu; the one of the current screen is marked. */
export function NavigationEntry({ entry, onPress }: NavigationEntryProps) {
  const badge = entry.badge ?? 0;
  return (
    <Entry to={entry.to} onClick={onPress}>
      <Icon name={entry.icon} />
      {badge > 0 && <Badge aria-hidden="true">{badge > 99 ? '99+' : badge}</Badge>}
      {entry.label}
      {badge > 0 && <HiddenText>({badge} new)</HiddenText>}
    </Entry>
  );
}
