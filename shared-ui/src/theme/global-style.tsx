import { css, Global } from '@emotion/react';
import { fontFaces } from './font.ts';
import { color, media } from './tokens.ts';

const rules = css(fontFaces, {
  html: { scrollPaddingTop: 72, scrollPaddingBottom: 88, WebkitTextSizeAdjust: '100%' },
  body: { overflowWrap: 'break-word', minWidth: 320 },
  ':focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
  [media.stillness]: {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});

/** Rules for the document itself. */
export function GlobalStyle() {
  return <Global styles={rules} />;
}
