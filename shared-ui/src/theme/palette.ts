import type { PaletteOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    tint: Palette['primary'];
    accent: Palette['primary'];
    deep: Palette['primary'];
    control: Palette['primary'];
    neutral: Palette['primary'];
  }
  interface PaletteOptions {
    tint?: PaletteOptions['primary'];
    accent?: PaletteOptions['primary'];
    deep?: PaletteOptions['primary'];
    control?: PaletteOptions['primary'];
    neutral?: PaletteOptions['primary'];
  }
}

/** Every pair of text and ground below has a contrast of at least 4.5:1, borders of controls 3:1. */
export const lightPalette: PaletteOptions = {
  primary: { main: '#0B5C3B', dark: '#08462D', light: '#2F7D5B', contrastText: '#FFFFFF' },
  tint: { main: '#E2F1E8', contrastText: '#0B4A30' },
  accent: { main: '#F4A93B', dark: '#E09220', light: '#FFE7C2', contrastText: '#2B1B00' },
  deep: { main: '#0A4A31', contrastText: '#F2FAF5' },
  control: { main: '#74837B' },
  neutral: { main: '#47544D', light: '#E9EEEB' },
  success: { main: '#176A3A', light: '#DFF3E5', contrastText: '#FFFFFF' },
  info: { main: '#1B5A88', light: '#E1EEF7', contrastText: '#FFFFFF' },
  warning: { main: '#7A4A00', light: '#FCEFD6', contrastText: '#FFFFFF' },
  error: { main: '#A8261D', light: '#FBE8E6', contrastText: '#FFFFFF' },
  background: { default: '#F5F8F6', paper: '#FFFFFF' },
  text: { primary: '#15201A', secondary: '#4A5850' },
  divider: '#D8E0DB',
};

export const darkPalette: PaletteOptions = {
  primary: { main: '#74D3A5', dark: '#5BBE8E', light: '#9BE3C0', contrastText: '#06251A' },
  tint: { main: '#1C3529', contrastText: '#C4EBD6' },
  accent: { main: '#F4B04D', dark: '#E09A30', light: '#4A3413', contrastText: '#2B1B00' },
  deep: { main: '#0D3726', contrastText: '#EAF6EF' },
  control: { main: '#75857C' },
  neutral: { main: '#B4C1B9', light: '#26312B' },
  success: { main: '#7FD6A0', light: '#173524', contrastText: '#06251A' },
  info: { main: '#8CC4EC', light: '#152F42', contrastText: '#07202F' },
  warning: { main: '#F0C274', light: '#3A2A0D', contrastText: '#2B1B00' },
  error: { main: '#F6A49C', light: '#43201D', contrastText: '#3A0905' },
  background: { default: '#0E1512', paper: '#161F1A' },
  text: { primary: '#E5ECE8', secondary: '#A7B5AD' },
  divider: '#2B3832',
};

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    accent: true;
  }
}
