import styled from '@emotion/styled';
import { space } from '../theme/tokens.ts';

interface GridProps {
  /** Least width of a column in px; as many columns as fit. 280 by default. */
  min?: number | undefined;
  /** Steps of 8 px; 2 by default. */
  gap?: number | undefined;
}

/** Equal columns, as many as fit; one on a phone. */
export const Grid = styled('div', {
  shouldForwardProp: (prop) => prop !== 'as' && prop !== 'min' && prop !== 'gap',
})<GridProps>(({ min = 280, gap = 2 }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`,
  gap: space(gap),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
