import { Band, Heading, Stack, color, fontSize, media, space, styled } from '@ifj/shared-ui';
import { site } from './site.ts';

const List = styled.dl({
  display: 'grid',
  gap: space(3),
  margin: 0,
  textAlign: 'center',
  [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

// The label comes first for screen readers and second for the eye.
const Figure = styled.div({ display: 'flex', flexDirection: 'column-reverse' });

const Value = styled.dd({
  margin: 0,
  color: color.accent,
  fontSize: fontSize.display,
  fontWeight: 700,
  lineHeight: 1.2,
});

const Label = styled.dt({ color: color.onDeep });

/** The three impact figures. */
export function Figures() {
  return (
    <Band tone="deep" id="impact" labelledBy="impact-heading">
      <Stack gap={4}>
        <Heading level={2} size="title" id="impact-heading" center>
          Our impact
        </Heading>
        <List>
          {site.figures.map(({ value, label }) => (
            <Figure key={label}>
              <Label>{label}</Label>
              <Value>{value}</Value>
            </Figure>
          ))}
        </List>
      </Stack>
    </Band>
  );
}
