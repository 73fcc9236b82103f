import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppTheme } from './app-theme.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { darkPalette, lightPalette } from './palette.ts';

afterEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
});

const light = lightPalette.background?.default ?? '';
const dark = darkPalette.background?.default ?? '';

function colorOf(scheme: string, content: string): HTMLMetaElement {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'theme-color', content });
  meta.setAttribute('media', `(prefers-color-scheme: ${scheme})`);
  return meta;
}

test('the browser’s own bar has the colour of the chosen mode', async () => {
  const metas = [colorOf('light', light), colorOf('dark', dark)];
  document.head.append(...metas);
  const colors = () => metas.map(({ content }) => content);
  render(
    <AppTheme>
      <ColorModeSwitch />
    </AppTheme>,
  );
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
  expect(colors()).toEqual([light, dark]);
  await choose('Dark');
  expect(colors()).toEqual([dark, dark]);
  await choose('Light');
  expect(colors()).toEqual([light, light]);
  await choose('As device');
  expect(colors()).toEqual([light, dark]);
});
