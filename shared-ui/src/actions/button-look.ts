import type { ButtonProps } from '@mui/material/Button';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent';

interface Look {
  variant: NonNullable<ButtonProps['variant']>;
  color: NonNullable<ButtonProps['color']>;
}

const looks: Record<ButtonTone, Look> = {
  primary: { variant: 'contained', color: 'primary' },
  secondary: { variant: 'outlined', color: 'primary' },
  quiet: { variant: 'text', color: 'primary' },
  danger: { variant: 'contained', color: 'error' },
  accent: { variant: 'contained', color: 'accent' },
};

/** The MUI props of a tone. */
export function buttonLook(tone: ButtonTone): Look {
  return looks[tone];
}
