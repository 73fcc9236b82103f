import styled from '@emotion/styled';
import { color } from '../theme/tokens.ts';

const Svg = styled.svg({
  display: 'block',
  width: '100%',
  marginInline: 'auto',
  maxWidth: 220,
  height: 'auto',
  '& .ground': { fill: color.tint },
  '& .skin': { fill: '#8D5A3B' },
  '& .hair': { fill: '#2A1D17' },
  '& .cloth': { fill: color.primary },
  '& .paper': { fill: color.surface, stroke: color.primary, strokeWidth: 2 },
  '& .warm': { fill: color.accent },
  '& .line': {
    fill: 'none',
    stroke: color.primary,
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});

/** A student with a graduation cap and a book. */
export function StudentPicture() {
  return (
    <Svg viewBox="0 0 200 140" aria-hidden="true" focusable="false">
      <path className="ground" d="M6 130c8-60 40-100 96-100s84 40 92 100z" />
      <path className="cloth" d="M58 130c2-30 18-42 42-42s40 12 42 42z" />
      <circle className="skin" cx="100" cy="66" r="22" />
      <path className="skin" d="M91 82h18v12c-5 5-13 5-18 0z" />
      <path className="hair" d="M77 64c0-18 10-26 23-26s23 8 23 26c-6-8-12-11-23-11s-17 3-23 11z" />
      <path className="cloth" d="M100 22l40 15-40 15-40-15z" />
      <path className="line" d="M136 38v20" />
      <circle className="warm" cx="136" cy="61" r="4" />
      <path
        className="paper"
        d="M74 106c9-3 18-2 26 3 8-5 17-6 26-3v22c-9-3-18-2-26 3-8-5-17-6-26-3z"
      />
      <path className="line" d="M100 109v22M81 114c5-1 9-.5 13 1M106 115c4-1.5 8-2 13-1" />
    </Svg>
  );
}

/** An office building with a sign and an open door. */
export function OrganizationPicture() {
  return (
    <Svg viewBox="0 0 200 140" aria-hidden="true" focusable="false">
      <path className="ground" d="M6 130c8-60 40-100 96-100s84 40 92 100z" />
      <rect className="paper" x="58" y="28" width="62" height="102" rx="4" />
      <rect className="paper" x="120" y="62" width="36" height="68" rx="4" />
      <path
        className="line"
        d="M70 46h12M96 46h12M70 62h12M96 62h12M70 78h12M96 78h12M130 78h16M130 92h16M130 106h16"
      />
      <path className="cloth" d="M80 130v-32h18v32z" />
      <rect className="warm" x="52" y="20" width="74" height="10" rx="5" />
      <path
        className="cloth"
        d="M34 130c-9-1-14-8-12-16 1-8 7-9 9-16 5 5 14 11 13 21-1 7-5 11-10 11z"
      />
      <path className="line" d="M33 130v-16M22 130h156" />
    </Svg>
  );
}
