import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** A turning ring in the colour of the text; say in words what is going on beside it. */
export const Spinner = styled.span({
  display: 'inline-block',
  flex: 'none',
  width: 18,
  height: 18,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
  [media.stillness]: { borderStyle: 'dotted' },
});
