import styled from '@emotion/styled';
import { color, media } from '../theme/tokens.ts';

const scenes = {
  empty: 'M70 78h60M70 92h40',
  failed: 'M88 66l24 24M112 66L88 90',
  forbidden: 'M86 78V68a14 14 0 0 1 28 0v10M80 78h40v28H80zM100 88v8',
  signIn: 'M78 86h38M104 74l12 12-12 12M120 62v48',
  notFound: 'M96 98a22 22 0 1 0 0-44 22 22 0 0 0 0 44zM112 92l16 16',
  offline: 'M66 76a50 50 0 0 1 68 0M80 90a30 30 0 0 1 40 0M100 104h.01M72 58l56 56',
  waiting:
    'M82 56h36M82 108h36M86 56c0 16 10 18 14 26 4-8 14-10 14-26M86 108c0-16 10-18 14-26 4 8 14 10 14 26',
  done: 'M78 84l16 16 30-34',
} as const;

export type SceneName = keyof typeof scenes;

const Svg = styled.svg({
  width: 'min(216px, 60vw)',
  height: 'auto',
  // A phone has room for the words, or for a large drawing.
  [media.phone]: { width: 'min(128px, 36vw)' },
  '& .ground': { fill: color.tint },
  '& .back': { fill: color.tint, stroke: color.primary, strokeWidth: 2, strokeOpacity: 0.35 },
  '& .sheet': { fill: color.surface, stroke: color.primary, strokeWidth: 2.5 },
  '& .sign': {
    fill: 'none',
    stroke: color.primary,
    strokeWidth: 4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .warm': { fill: color.accent },
  '& .leaf': { fill: color.primary },
});

/** A drawing for a state of a screen: a sheet of paper on a hill with the state's own sign. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <Svg viewBox="0 0 216 140" data-scene={name} aria-hidden="true" focusable="false">
      <path
        className="ground"
        d="M6 130c6-34 30-40 44-58 16-22 26-46 58-46 34 0 44 22 60 44 14 20 38 26 42 60z"
      />
      <circle className="warm" cx="184" cy="34" r="12" />
      <rect
        className="back"
        x="70"
        y="20"
        width="88"
        height="106"
        rx="9"
        transform="rotate(7 114 73)"
      />
      <rect className="sheet" x="62" y="24" width="88" height="106" rx="9" />
      <path
        className="leaf"
        d="M30 130V112c-11-1-15-9-15-18 10 0 15 6 16 14 2-10 8-15 18-15 0 11-6 18-17 19v18z"
      />
      <g transform="translate(6)">
        <path className="sign" d={scenes[name]} />
      </g>
    </Svg>
  );
}
