import { Text, color, radius, space, styled } from '@ifj/shared-ui';
import type { ReactNode } from 'react';

const Picture = styled.button({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(1),
  padding: space(2),
  font: 'inherit',
  color: 'inherit',
  textAlign: 'center',
  background: color.surface,
  border: `2px solid ${color.line}`,
  borderRadius: radius.large,
  cursor: 'pointer',
  ':hover': { borderColor: color.primary, background: color.tint },
  '& > svg': { maxWidth: 240 },
});

interface RoleButtonProps {
  label: string;
  text: string;
  drawing: ReactNode;
  onChoose: () => void;
}

/** A picture that can be pressed, with its name under it. */
export function RoleButton({ label, text, drawing, onChoose }: RoleButtonProps) {
  return (
    <Picture type="button" onClick={onChoose}>
      {drawing}
      <Text as="span" size="large" strong>
        {label}
      </Text>
      <Text as="span" tone="muted">
        {text}
      </Text>
    </Picture>
  );
}
