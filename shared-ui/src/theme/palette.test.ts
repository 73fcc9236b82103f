import { describe, expect, it } from '@jest/globals';
import type { PaletteOptions } from '@mui/material/styles';
import { darkPalette, lightPalette } from './palette.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Shade = 'main' | 'light' | 'contrastText';

function shade(palette: PaletteOptions, name: keyof PaletteOptions, which: Shade): string {
  const shades: unknown = palette[name];
  const value: unknown =
    typeof shades === 'object' && shades !== null ? Reflect.get(shades, which) : undefined;
  if (typeof value !== 'string') throw new Error(`no ${name}.${which}`);
  return value;
}

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the %s palette', (_scheme, palette) => {
  const page = palette.background?.default ?? '';
  const surface = palette.background?.paper ?? '';
  const ink = palette.text?.primary ?? '';
  const muted = palette.text?.secondary ?? '';
  const tint = shade(palette, 'tint', 'main');
  const primary = shade(palette, 'primary', 'main');

  it('keeps text readable on every ground', () => {
    for (const ground of [page, surface]) {
      for (const text of [ink, muted, primary]) {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(primary, tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(muted, shade(palette, 'neutral', 'light'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['primary', 'tint', 'accent', 'deep', 'success', 'info', 'warning', 'error'] as const)(
    'keeps the text on %s readable',
    (name) => {
      const text = shade(palette, name, 'contrastText');
      expect(contrast(text, shade(palette, name, 'main'))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['success', 'info', 'warning', 'error'] as const)(
    'keeps %s readable on its own tint and on both grounds',
    (name) => {
      const text = shade(palette, name, 'main');
      expect(contrast(text, shade(palette, name, 'light'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, shade(palette, name, 'light'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text, page)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('keeps the borders of controls visible', () => {
    const border = shade(palette, 'control', 'main');
    expect(contrast(border, surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(border, page)).toBeGreaterThanOrEqual(3);
  });
});
