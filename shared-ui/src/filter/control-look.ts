import { color, radius } from '../theme/tokens.ts';

export const filterControl = {
  appearance: 'none',
  minHeight: 44,
  maxWidth: '100%',
  padding: '0 14px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
  fieldSizing: 'content',
  ':hover': { borderColor: color.ink },
  '&[data-set]': {
    background: color.tint,
    color: color.onTint,
    borderColor: color.primary,
    fontWeight: 600,
  },
} as const;
