import { color } from '@ifj/shared-ui';

/** The colours of the drawings; those of paper and ground follow the colour mode. */
export const colours = {
  tint: color.tint,
  surface: color.surface,
  line: color.line,
  ink: color.ink,
  green: '#1b7a4d',
  greenShade: '#16573a',
  accent: '#e9a23b',
  accentShade: '#5a3a06',
  wood: '#b9793f',
  skinShade: '#7a4a2b',
  skin: '#8f5a36',
  hair: '#2a1c16',
  white: '#fff',
} as const;
