import { Band, Card, Heading, Stack, Text, color, media, space, styled } from '@ifj/shared-ui';
import { sides } from './steps.ts';

const Sides = styled.div({
  display: 'grid',
  gap: space(2),
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
});

const Steps = styled.ol({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space(2.5),
});

const Step = styled.li({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space(2),
  alignItems: 'start',
});

const Mark = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  background: color.tint,
  color: color.onTint,
  fontWeight: 700,
});

/** Three steps for each side. */
export function HowItWorks() {
  return (
    <Band tone="page" labelledBy="how-heading">
      <Stack gap={3}>
        <Heading level={2} size="title" id="how-heading">
          How it works
        </Heading>
        <Sides>
          {sides.map(({ audience, steps }) => (
            <Card key={audience}>
              <Stack gap={2.5}>
                <Heading level={3} size="large">
                  {audience}
                </Heading>
                <Steps>
                  {steps.map(({ title, text }, index) => (
                    <Step key={title}>
                      <Mark aria-hidden="true">{index + 1}</Mark>
                      <div>
                        <Text strong>{title}</Text>
                        <Text tone="muted">{text}</Text>
                      </div>
                    </Step>
                  ))}
                </Steps>
              </Stack>
            </Card>
          ))}
        </Sides>
      </Stack>
    </Band>
  );
}
