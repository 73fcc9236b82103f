import { Text, color, media, radius, space, styled } from '@ifj/shared-ui';
import type { ReactNode } from 'react';

// Beside each other on a phone, so that both pictures fit on its screen.
const Picture = styled.button({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  alignItems: 'center',
  gap: space(2),
  padding: space(2),
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  background: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: radius.large,
  cursor: 'pointer',
  ':hover': { borderColor: color.primary, background: color.tint },
  [media.tablet]: { gridTemplateColumns: '1fr', textAlign: 'center' },
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
      <span>
        <Text as="span" size="large" strong>
          {label}
        </Text>
        <br />
        <Text as="span" tone="muted">
          {text}
        </Text>
      </span>
    </Picture>
  );
}
