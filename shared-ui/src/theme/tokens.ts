/**
 * The design tokens that components use. Colours are CSS variables which the theme defines for
 * the light and the dark scheme, so a token is a plain string and needs no theme object.
 */
export const color = {
  ink: 'var(--ifj-palette-text-primary)',
  muted: 'var(--ifj-palette-text-secondary)',
  page: 'var(--ifj-palette-background-default)',
  surface: 'var(--ifj-palette-background-paper)',
  line: 'var(--ifj-palette-divider)',
  control: 'var(--ifj-palette-control-main)',
  primary: 'var(--ifj-palette-primary-main)',
  onPrimary: 'var(--ifj-palette-primary-contrastText)',
  tint: 'var(--ifj-palette-tint-main)',
  onTint: 'var(--ifj-palette-tint-contrastText)',
  accent: 'var(--ifj-palette-accent-main)',
  onAccent: 'var(--ifj-palette-accent-contrastText)',
  deep: 'var(--ifj-palette-deep-main)',
  onDeep: 'var(--ifj-palette-deep-contrastText)',
  success: 'var(--ifj-palette-success-main)',
  successTint: 'var(--ifj-palette-success-light)',
  info: 'var(--ifj-palette-info-main)',
  infoTint: 'var(--ifj-palette-info-light)',
  warning: 'var(--ifj-palette-warning-main)',
  warningTint: 'var(--ifj-palette-warning-light)',
  danger: 'var(--ifj-palette-error-main)',
  dangerTint: 'var(--ifj-palette-error-light)',
  neutralTint: 'var(--ifj-palette-neutral-light)',
} as const;

/** Font sizes in rem, so that they follow the reader's own text size. */
export const fontSize = {
  small: '0.875rem',
  body: '1rem',
  large: '1.25rem',
  title: '1.75rem',
  display: '2.5rem',
} as const;

export const radius = { small: '6px', medium: '10px', large: '16px', pill: '999px' } as const;

/** Spacing: one step is 8 px. */
export function space(steps: number): string {
  return `${steps * 8}px`;
}

/** The widest a long text runs: about 75 letters a line. A digit is wider than most letters. */
export const readableWidth = '62ch';

/** Media queries of the three widths that screens are designed for. */
export const media = {
  phone: '@media (max-width: 699.98px)',
  tablet: '@media (min-width: 700px)',
  desktop: '@media (min-width: 1100px)',
  touch: '@media (pointer: coarse)',
  stillness: '@media (prefers-reduced-motion: reduce)',
} as const;

/** A low control reacts a little above and below itself too, where it is touched. */
export const touchReach = {
  position: 'relative',
  [media.touch]: { '&::after': { content: '""', position: 'absolute', inset: '-10px 0' } },
} as const;

/** Hides text from the eye, not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
