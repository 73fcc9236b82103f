import { color, fontSize, media, radius } from '../theme/tokens.ts';

/** What does not fit scrolls sideways in the row itself. */
export const tabRow = {
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  columnGap: 4,
  boxShadow: `inset 0 -1px ${color.line}`,
} as const;

export const tabLook = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  minHeight: 44,
  padding: 8,
  whiteSpace: 'nowrap',
  border: 0,
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  background: 'none',
  color: color.muted,
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  [media.tablet]: { gap: 8, paddingInline: 12 },
  ':hover': { color: color.ink, background: color.neutralTint },
  // Around the tab it would be cut off by the row.
  ':focus-visible': { outlineOffset: -3 },
  '&[aria-selected="true"]': { color: color.primary, fontWeight: 600 },
  '&[aria-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 8,
    insetBlockEnd: 0,
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
