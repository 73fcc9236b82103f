import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { GlobalStyle } from '../theme/global-style.tsx';
import { theme } from '../theme/theme.ts';
import { documentStyle } from './document-style.ts';
import { moveInlineStyles } from './inline-styles.ts';

/** Of class names: the running page has another, and neither depends on the other. */
const prefix = 'doc';

/**
 * Draws what reads without script, with the product's theme.
 * @param path pattern of its address, which its links may be relative to
 * @returns markup, and the style sheet that it needs
 */
export function renderDocument(content: ReactNode, path: string): { body: string; css: string } {
  const cache = createCache({ key: prefix });
  // Styles are then collected instead of standing between the elements.
  cache.compat = true;
  const drawn = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <GlobalStyle />
        <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
      </ThemeProvider>
    </CacheProvider>,
  );
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  const { markup, rules: inline } = moveInlineStyles(drawn, prefix);
  return { body: markup, css: documentStyle([...rules, ...inline]) };
}
