import MuiButton from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icon/icon.tsx';
import { buttonLook, type ButtonTone } from './button-look.ts';

interface LinkButtonProps {
  to: string;
  tone?: ButtonTone | undefined;
  icon?: IconName | undefined;
  full?: boolean | undefined;
  small?: boolean | undefined;
  /** More than the visible text, for screen readers ("View job: Data intern"). */
  'aria-label'?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A link to another screen that looks like a button. */
export function LinkButton({
  to,
  tone = 'primary',
  icon,
  full = false,
  small = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <MuiButton
      {...rest}
      {...buttonLook(tone)}
      component={Link}
      to={to}
      size={small ? 'small' : 'medium'}
      fullWidth={full}
      startIcon={icon && <Icon name={icon} size={20} />}
    >
      {children}
    </MuiButton>
  );
}
