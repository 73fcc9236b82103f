import MuiButton from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { HiddenText } from '../layout/text.tsx';
import { buttonLook, type ButtonTone } from './button-look.ts';

interface OuterLinkButtonProps {
  /** An address elsewhere. */
  href: string;
  tone?: ButtonTone | undefined;
  icon?: IconName | undefined;
  small?: boolean | undefined;
  children: ReactNode;
}

/** A link that leaves the product, in a tab of its own that knows nothing of this one. */
export function OuterLinkButton({
  href,
  tone = 'primary',
  icon = 'link',
  small = false,
  children,
}: OuterLinkButtonProps) {
  return (
    <MuiButton
      {...buttonLook(tone)}
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      size={small ? 'small' : 'medium'}
      startIcon={<Icon name={icon} size={20} />}
    >
      {children}
      <HiddenText> (opens in a new tab)</HiddenText>
    </MuiButton>
  );
}
