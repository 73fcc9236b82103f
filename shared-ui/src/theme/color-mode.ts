import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { darkPalette, lightPalette } from './palette.ts';

export type ColorMode = 'system' | 'light' | 'dark';

/** The key in local storage; it belongs to the device and survives signing out. */
export const colorModeKey = 'ifj-color-mode';

export const colorSchemeAttribute = 'data-color-scheme';

function isDark(): boolean {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(colorModeKey);
  } catch {
    // Storage is forbidden: the device's own mode counts.
  }
  if (stored === 'light' || stored === 'dark') return stored === 'dark';
  return 'matchMedia' in window && window.matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Marks the document before anything is drawn, so that no screen begins in the other scheme. */
export function markColorScheme(): void {
  document.documentElement.setAttribute(colorSchemeAttribute, isDark() ? 'dark' : 'light');
}

interface ColorModeState {
  /** What the person chose; `system` until they choose. */
  mode: ColorMode;
  /** What is shown now. */
  shown: 'light' | 'dark';
  setMode: (mode: ColorMode) => void;
}

/** The colour mode of this device. A choice is stored and reaches the other open tabs. */
export function useColorMode(): ColorModeState {
  const { mode, systemMode, setMode } = useColorScheme();
  const chosen = mode ?? 'system';
  const shown = chosen === 'system' ? (systemMode ?? 'light') : chosen;
  return { mode: chosen, shown, setMode };
}

const grounds = {
  light: lightPalette.background?.default,
  dark: darkPalette.background?.default,
};

/** Colours the browser's own bar as the page: the document names one colour for each device mode. */
export function BrowserColor() {
  const { mode } = useColorMode();
  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = meta.matches('[media*="dark"]') ? 'dark' : 'light';
      meta.content = grounds[mode === 'system' ? own : mode] ?? meta.content;
    }
  }, [mode]);
  return null;
}
