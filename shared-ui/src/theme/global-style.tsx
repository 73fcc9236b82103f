import { css, Global } from '@emotion/react';
import { fontFaces } from './font.ts';
import { color, media } from './tokens.ts';

const rules = css(fontFaces, {
  html: { scrollPaddingTop: 72, scrollPaddingBottom: 88, WebkitTextSizeAdjust: '100%' },
  body: { overflowWrap: 'break-word', minWidth: 320 },
  ':focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
  // A heading that takes the focus is read out, not operated: a ring would promise a control.
  ':is(h1, h2, h3)[tabindex="-1"]:focus-visible': { outline: 'none' },
  [media.stillness]: {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // The shortest duration would make everything change late, one level of the page after another.
      transition: 'none !important',
    },
  },
});

/** Rules for the document itself. */
export function GlobalStyle() {
  return <Global styles={rules} />;
}
