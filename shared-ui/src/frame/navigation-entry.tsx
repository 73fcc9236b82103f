import styled from '@emotion/styled';
import { NavLink } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';
import { HiddenText } from '../layout/text.tsx';
import { color, media, radius } from '../theme/tokens.ts';
import type { FrameEntry } from './navigation.tsx';

export const entryLook = {
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: 56,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  padding: '6px 0',
  letterSpacing: '-0.01em',
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  color: color.muted,
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { color: color.ink },
  ':focus-visible': { outlineOffset: -3 },
  '&[aria-current="page"]': { color: color.primary, fontWeight: 600 },
  [media.tablet]: {
    minHeight: 60,
    ':hover': { background: color.neutralTint, color: color.ink },
    '&[aria-current="page"]': { background: color.tint, color: color.onTint, fontWeight: 600 },
  },
  [media.desktop]: {
    minHeight: 48,
    flexDirection: 'row',
    justifyContent: 'start',
    gap: 12,
    padding: '8px 12px',
    letterSpacing: 'normal',
    fontSize: '1rem',
    textAlign: 'start',
  },
} as const;

const Entry = styled(NavLink)(entryLook);

const Badge = styled.span({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineStart: 'calc(50% + 4px)',
  minWidth: 20,
  padding: '0 5px',
  borderRadius: radius.pill,
  background: color.danger,
  color: color.surface,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
  [media.desktop]: { position: 'static', order: 1, marginInlineStart: 'auto' },
});

/** One entry of the side menu; the one of the current screen is marked. */
export function NavigationEntry({ entry }: { entry: FrameEntry }) {
  const badge = entry.badge ?? 0;
  return (
    <Entry to={entry.to}>
      <Icon name={entry.icon} />
      {badge > 0 && <Badge aria-hidden="true">{badge > 99 ? '99+' : badge}</Badge>}
      {entry.label}
      {badge > 0 && <HiddenText>({badge} new)</HiddenText>}
    </Entry>
  );
}
