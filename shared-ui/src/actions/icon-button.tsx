import styled from '@emotion/styled';
import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEvent, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { color, radius } from '../theme/tokens.ts';

const Round = styled(ButtonBase)({
  width: 44,
  height: 44,
  flex: 'none',
  borderRadius: radius.pill,
  color: color.muted,
  '&:hover': { background: color.neutralTint, color: color.ink },
  '&:focus-visible': { outline: `3px solid ${color.primary}` },
  '&.Mui-disabled': { opacity: 0.5 },
});

interface IconButtonProps {
  icon: IconName;
  /** What it does; also shown on hover. */
  label: string;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  id?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-haspopup'?: 'menu' | 'dialog' | undefined;
}

/** A round button with only a drawing, 44 px wide. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Round {...rest} type="button" aria-label={label} title={label}>
      <Icon name={icon} size={22} />
    </Round>
  );
}
