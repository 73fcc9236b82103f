import { color, fontSize, media, radius } from '../theme/tokens.ts';

export const tabRow = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `1px solid ${color.line}`,
} as const;

export const tabLook = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: 8,
  border: 0,
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  background: 'none',
  color: color.muted,
  font: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  [media.tablet]: { gap: 8, paddingInline: 12 },
  ':hover': { color: color.ink, background: color.neutralTint },
  '&[aria-selected="true"], &[aria-current="page"]': { color: color.primary, fontWeight: 600 },
  '&[aria-selected="true"]::after, &[aria-current="page"]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 8,
    insetBlockEnd: -1,
    height: 3,
    borderRadius: '3px 3px 0 0',
    background: color.primary,
  },
} as const;

export const countLook = {
  minWidth: 24,
  padding: '0 7px',
  borderRadius: radius.pill,
  background: color.neutralTint,
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: 600,
  textAlign: 'center',
} as const;
