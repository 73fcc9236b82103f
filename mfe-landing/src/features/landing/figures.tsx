import { Band, Heading, Stack, color, fontSize, media, space, styled } from '@ifj/shared-ui';
import type { ReactNode } from 'react';

/** The figures beside each other. */
export const FigureRow = styled.dl({
  display: 'grid',
  gap: space(3),
  margin: 0,
  textAlign: 'center',
  [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' },
});

// The label comes first for screen readers and second for the eye.
const Pair = styled.div({ display: 'flex', flexDirection: 'column-reverse' });

const Value = styled.dd({
  margin: 0,
  color: color.accent,
  fontSize: fontSize.display,
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
});

const Label = styled.dt({ color: color.onDeep });

/** One figure and what it counts. */
export function Figure({ value, label }: { value: string; label: string }) {
  return (
    <Pair>
      <Label>{label}</Label>
      <Value>{value}</Value>
    </Pair>
  );
}

/** The part of the page that is about figures. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <Band tone="deep" id="impact" labelledBy="impact-heading">
      <Stack gap={4}>
        <Heading level={2} size="title" id="impact-heading" center>
          Our impact
        </Heading>
        {children}
      </Stack>
    </Band>
  );
}
