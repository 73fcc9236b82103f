import styled from '@emotion/styled';
import { initials } from '../format/text.ts';
import { color, radius } from '../theme/tokens.ts';

const Disc = styled('span', { shouldForwardProp: (prop) => prop !== 'edge' })<{ edge: number }>(
  ({ edge }) => ({
    width: edge,
    height: edge,
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: radius.pill,
    background: color.tint,
    color: color.onTint,
    fontSize: edge * 0.4,
    fontWeight: 600,
    lineHeight: 1,
  }),
);

interface AvatarProps {
  name: string;
  /** Diameter in px; 44 by default. */
  size?: number | undefined;
}

/** The initials of a person or an organization; the name itself stands beside it. */
export function Avatar({ name, size = 44 }: AvatarProps) {
  return (
    <Disc edge={size} aria-hidden="true">
      {initials(name)}
    </Disc>
  );
}
