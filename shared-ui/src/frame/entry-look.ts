import { color, fontSize, media, radius } from '../theme/tokens.ts';

/** Drawing and word in one line: in the drawer, and in the panel over the phone's bar. */
export const lineLook = {
  minHeight: 48,
  flexDirection: 'row',
  justifyContent: 'start',
  gap: 12,
  padding: '8px 12px',
  letterSpacing: 'normal',
  fontSize: fontSize.body,
  textAlign: 'start',
} as const;

/** An entry of the side menu: drawing over word in the bar and the rail. */
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
  fontSize: fontSize.small,
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
  [media.desktop]: lineLook,
} as const;
