import MuiButton from '@mui/material/Button';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { buttonLook, type ButtonTone } from './button-look.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps {
  tone?: ButtonTone | undefined;
  type?: 'button' | 'submit' | undefined;
  icon?: IconName | undefined;
  /** Shows progress and ignores presses. */
  busy?: boolean | undefined;
  /** What the button says while busy; its own text by default. */
  busyText?: string | undefined;
  disabled?: boolean | undefined;
  /** Disables the button and tells why, on hover, focus and to screen readers. */
  disabledReason?: string | undefined;
  /** As wide as what is around it. */
  full?: boolean | undefined;
  small?: boolean | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  id?: string | undefined;
  form?: string | undefined;
  autoFocus?: boolean | undefined;
  'aria-label'?: string | undefined;
  /** Disables the button for a reason that stands beside it. */
  'aria-disabled'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-haspopup'?: 'menu' | 'dialog' | undefined;
  children: ReactNode;
}

/** A button that says what it does. It stays focusable while busy or disabled with a reason. */
export function Button({
  tone = 'primary',
  type = 'button',
  icon,
  busy = false,
  busyText,
  disabled = false,
  disabledReason,
  'aria-disabled': isBarred = false,
  full = false,
  small = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const inert = busy || isBarred || disabledReason !== undefined;
  const start = busy ? <Spinner /> : icon && <Icon name={icon} size={20} />;
  const button = (
    <MuiButton
      {...rest}
      {...buttonLook(tone)}
      type={type}
      size={small ? 'small' : 'medium'}
      startIcon={start}
      disabled={disabled}
      fullWidth={full}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (inert) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && busyText ? busyText : children}
    </MuiButton>
  );
  if (disabledReason === undefined) return button;
  return (
    <Tooltip text={disabledReason} full={full}>
      {button}
    </Tooltip>
  );
}
