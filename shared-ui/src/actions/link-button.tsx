import styled from '@emotion/styled';
import MuiButton from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icon/icon.tsx';
import { media, visuallyHidden } from '../theme/tokens.ts';
import { buttonLook, type ButtonTone } from './button-look.ts';

const WideText = styled.span({ [media.phone]: visuallyHidden });

const IconAlone = styled(MuiButton)({
  [media.phone]: { minWidth: 44, paddingInline: 0, '& .MuiButton-startIcon': { margin: 0 } },
}) as typeof MuiButton;

interface LinkButtonProps {
  to: string;
  /** What the screen is told with the address, `useLocation().state` there. */
  state?: unknown;
  tone?: ButtonTone | undefined;
  icon?: IconName | undefined;
  full?: boolean | undefined;
  small?: boolean | undefined;
  /** On phones only the drawing shows; the text names it for screen readers. */
  iconOnPhones?: boolean | undefined;
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
  iconOnPhones = false,
  children,
  ...rest
}: LinkButtonProps) {
  const Shape = iconOnPhones ? IconAlone : MuiButton;
  return (
    <Shape
      {...rest}
      {...buttonLook(tone)}
      component={Link}
      to={to}
      size={small ? 'small' : 'medium'}
      fullWidth={full}
      startIcon={icon && <Icon name={icon} size={20} />}
    >
      {iconOnPhones ? <WideText>{children}</WideText> : children}
    </Shape>
  );
}
