import { createTheme } from '@mui/material/styles';
import { colorSchemeAttribute } from './color-mode.ts';
import { fontFamily } from './font.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { color, fontSize, media, radius } from './tokens.ts';

/** The one MUI theme: both colour schemes as CSS variables under the prefix `--ifj`. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'ifj', colorSchemeSelector: colorSchemeAttribute },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 10 },
  breakpoints: { values: { xs: 0, sm: 700, md: 1100, lg: 1280, xl: 1536 } },
  typography: {
    fontFamily,
    body1: { fontSize: fontSize.body, lineHeight: 1.5 },
    body2: { fontSize: fontSize.small, lineHeight: 1.5 },
    button: { fontSize: fontSize.body, fontWeight: 600, textTransform: 'none', lineHeight: 1.25 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 44,
          paddingInline: 18,
          borderRadius: radius.medium,
          '&:focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
          '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'not-allowed' },
          '&[aria-busy="true"]': { opacity: 0.85, cursor: 'progress' },
          '&.MuiButton-sizeSmall': {
            minHeight: 36,
            paddingInline: 12,
            fontSize: fontSize.small,
            [media.touch]: { minHeight: 44 },
          },
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          margin: 16,
          width: 'calc(100% - 32px)',
          borderRadius: radius.large,
          border: `1px solid ${color.line}`,
          [media.tablet]: { width: 'auto', minWidth: 420 },
        },
      },
    },
    MuiNativeSelect: {
      styleOverrides: { icon: { right: 14, top: 'calc(50% - 10px)', display: 'inline-flex' } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: 48,
          borderRadius: radius.medium,
          backgroundColor: color.surface,
          '&:hover:not(.Mui-focused, .Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: color.ink,
          },
        },
        notchedOutline: { borderColor: color.control },
        input: { height: 'auto', padding: '11px 14px', '&::placeholder': { opacity: 0.75 } },
        multiline: { padding: 0 },
        adornedEnd: { paddingRight: 2 },
      },
    },
  },
});
