import { Band, Heading, LinkButton, Stack, media, space, styled } from '@ifj/shared-ui';
import { HeroDrawing } from '../../drawings/hero-drawing.tsx';

const Sides = styled.div({
  display: 'grid',
  gap: space(3),
  alignItems: 'center',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space(5) },
});

/** One sentence and two buttons. */
export function Hero() {
  return (
    <Band tone="surface" id="home" labelledBy="hero-heading">
      <Sides>
        <Stack gap={4}>
          <Heading level={1} size="display" id="hero-heading">
            Find your ideal internship at a company that has been checked.
          </Heading>
          <Stack direction="row" gap={1.5} wrap>
            <LinkButton to="/register" tone="accent">
              Sign Up
            </LinkButton>
            <LinkButton to="/login" tone="secondary">
              Login
            </LinkButton>
          </Stack>
        </Stack>
        <HeroDrawing />
      </Sides>
    </Band>
  );
}
