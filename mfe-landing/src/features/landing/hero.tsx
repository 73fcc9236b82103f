import {
  Band,
  Icon,
  Stack,
  color,
  fontSize,
  media,
  space,
  styled,
  usePageTitle,
  type IconName,
} from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import { HeroDrawing } from '../../drawings/hero-drawing.tsx';

// The anchor leads to the very top, before the header's first row.
const Top = styled.div({ scrollMarginTop: 200, ':focus-visible': { outline: 'none' } });

const Sides = styled.div({
  display: 'grid',
  gap: space(3),
  alignItems: 'center',
  [media.tablet]: { gridTemplateColumns: '1.3fr 1fr', gap: space(5) },
  [media.desktop]: { gridTemplateColumns: '1.1fr 1fr' },
});

const Audience = styled.p({
  margin: 0,
  color: color.primary,
  fontSize: fontSize.small,
  fontWeight: 600,
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

const Promises = styled.ul({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space(1),
});

const Promised = styled.li({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  color: color.muted,
  '& svg': { flex: 'none', color: color.primary },
});

const promises: { icon: IconName; text: string }[] = [
  { icon: 'verified', text: 'Every CAC number is checked' },
  { icon: 'money', text: 'Free, for both sides' },
  { icon: 'hide', text: 'Your resume stays private' },
];

/** One sentence, the ways in, and why to trust it. */
export function Hero({ ways }: { ways: ReactNode }) {
  const heading = usePageTitle('Internships in Nigeria');
  return (
    <Top id="home" tabIndex={-1}>
      <Band tone="surface" labelledBy="hero-heading">
        <Sides>
          <Stack gap={3}>
            <Stack gap={1}>
              <Audience>Internships in Nigeria</Audience>
              <Sentence ref={heading} tabIndex={-1} id="hero-heading">
                Find your ideal internship at a company that has been checked.
              </Sentence>
            </Stack>
            <Stack direction="row" gap={1.5} wrap>
              {ways}
            </Stack>
            <Promises>
              {promises.map(({ icon, text }) => (
                <Promised key={text}>
                  <Icon name={icon} size={20} />
                  {text}
                </Promised>
              ))}
            </Promises>
          </Stack>
          <HeroDrawing />
        </Sides>
      </Band>
    </Top>
  );
}
