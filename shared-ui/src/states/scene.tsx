import styled from '@emotion/styled';
import { color } from '../theme/tokens.ts';

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
  width: 'min(200px, 60vw)',
  height: 'auto',
  '& .ground': { fill: color.tint },
  '& .back': { fill: color.surface, stroke: color.line, strokeWidth: 2 },
  '& .sheet': { fill: color.surface, stroke: color.primary, strokeWidth: 2.5 },
  '& .sign': {
    fill: 'none',
    stroke: color.primary,
    strokeWidth: 4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .warm': { fill: color.accent },
});

/** A drawing for a state of a screen: a sheet of paper on a hill with the state's own sign. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <Svg viewBox="0 0 200 140" aria-hidden="true" focusable="false">
      <path className="ground" d="M4 128c14-46 44-40 58-70 14-30 62-34 82-6 18 26 42 30 52 76z" />
      <circle className="warm" cx="158" cy="30" r="11" />
      <rect
        className="back"
        x="64"
        y="26"
        width="84"
        height="100"
        rx="8"
        transform="rotate(6 106 76)"
      />
      <rect className="sheet" x="56" y="28" width="88" height="100" rx="8" />
      <path className="sign" d={scenes[name]} />
    </Svg>
  );
}
