import styled from '@emotion/styled';
import { space } from '../theme/tokens.ts';

interface StackProps {
  /** Steps of 8 px between the children; 2 by default. */
  gap?: number | undefined;
  direction?: 'column' | 'row' | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  wrap?: boolean | undefined;
}

// Emotion takes `as` for itself only when it is not forwarded.
const own = new Set(['as', 'gap', 'direction', 'align', 'justify', 'wrap']);

/** Children under (or beside) each other with even gaps. `as` sets the element. */
export const Stack = styled('div', { shouldForwardProp: (prop) => !own.has(prop) })<StackProps>(
  ({ gap = 2, direction = 'column', align, justify, wrap }) => ({
    display: 'flex',
    flexDirection: direction,
    flexWrap: wrap ? 'wrap' : 'nowrap',
    alignItems: align ?? (direction === 'row' ? 'center' : 'stretch'),
    justifyContent: justify === 'between' ? 'space-between' : justify,
    gap: space(gap),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    minWidth: 0,
  }),
);
