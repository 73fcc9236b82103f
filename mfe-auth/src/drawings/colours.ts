import { color } from '@ifj/shared-ui';

/** The colours of the drawings; those of paper and ground follow the colour mode. */
export const colours = {
  tint: color.tint,
  surface: color.surface,
  line: color.line,
  green: '#1b7a4d',
  greenShade: '#16573a',
  greenDeep: '#0f4029',
  greenLight: '#2c9a63',
  accent: '#e9a23b',
  wood: '#b9793f',
  skinShade: '#7a4a2b',
  skin: '#8f5a36',
  hair: '#2a1c16',
  white: '#fff',
  lamp: '#f5d9a4',
} as const;
