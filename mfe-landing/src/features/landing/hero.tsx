import { Band, Stack, fontSize, media, space, styled, usePageTitle } from '@ifj/shared-ui';
import { HeroDrawing } from '../../drawings/hero-drawing.tsx';
import { WaysIn } from './ways-in.tsx';

// The anchor leads to the very top, before the header's first row.
const Top = styled.div({ scrollMarginTop: 200 });

const Sides = styled.div({
  display: 'grid',
  gap: space(3),
  alignItems: 'center',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space(5) },
});

const Sentence = styled.h1({
  margin: 0,
  fontSize: fontSize.title,
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  [media.tablet]: { fontSize: fontSize.display },
});

/** One sentence and the ways in. */
export function Hero() {
  const heading = usePageTitle('Internships in Nigeria');
  return (
    <Top id="home">
      <Band tone="surface" labelledBy="hero-heading">
        <Sides>
          <Stack gap={4}>
            <Sentence ref={heading} tabIndex={-1} id="hero-heading">
              Find your ideal internship at a company that has been checked.
            </Sentence>
            <Stack direction="row" gap={1.5} wrap>
              <WaysIn />
            </Stack>
          </Stack>
          <HeroDrawing />
        </Sides>
      </Band>
    </Top>
  );
}
