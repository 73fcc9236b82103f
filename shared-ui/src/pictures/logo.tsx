import styled from '@emotion/styled';
import { color, fontSize } from '../theme/tokens.ts';

const Mark = styled.svg({
  '& .ground': { fill: color.primary },
  '& .line': { fill: 'none', stroke: color.onPrimary, strokeWidth: 3, strokeLinecap: 'round' },
  '& .sun': { fill: color.accent },
});

const Word = styled.span({
  color: 'inherit',
  fontWeight: 800,
  fontSize: fontSize.large,
  letterSpacing: '-0.02em',
});

const Line = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: color.ink,
});

/** The product's mark, steps that rise to a warm point, and its name. */
export function Logo({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <Line>
      <Mark viewBox="0 0 32 32" width={32} height={32} aria-hidden="true" focusable="false">
        <rect className="ground" width="32" height="32" rx="9" />
        <path className="line" d="M9 24v-5M16 24V15M23 24V17" />
        <circle className="sun" cx="23" cy="9.5" r="3.5" />
      </Mark>
      {!markOnly && <Word>IFJ</Word>}
    </Line>
  );
}
