import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { BrowserColor, colorModeKey, markColorScheme } from './color-mode.ts';
import { GlobalStyle } from './global-style.tsx';
import { theme } from './theme.ts';

declare global {
  interface Window {
    /** Read by the style engine inside notistack. */
    __nonce__?: string;
  }
}

interface AppThemeProps {
  /** The page's CSP nonce; every style element that is created later carries it. */
  nonce?: string | undefined;
  children: ReactNode;
}

function prepare(nonce: string | undefined) {
  markColorScheme();
  if (!nonce) return createCache({ key: 'ifj' });
  window.__nonce__ = nonce;
  return createCache({ key: 'ifj', nonce });
}

/** Puts the theme, the typeface and the colour mode (system, light or dark) around the product. */
export function AppTheme({ nonce, children }: AppThemeProps) {
  const [cache] = useState(() => prepare(nonce));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={colorModeKey}
        colorSchemeStorageKey={`${colorModeKey}-scheme`}
      >
        <CssBaseline enableColorScheme />
        <GlobalStyle />
        <BrowserColor />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
