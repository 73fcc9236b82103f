import { Band, Card, Grid, Heading, Stack, Text, color, radius, styled } from '@ifj/shared-ui';
import { site } from './site.ts';

const ExampleMark = styled.span({
  alignSelf: 'start',
  padding: '2px 10px',
  borderRadius: radius.pill,
  background: color.neutralTint,
  color: color.muted,
  fontSize: '0.875rem',
  fontWeight: 500,
});

const Quote = styled.blockquote({ margin: 0 });

/** What people say. The shipped ones are examples, and say so. */
export function Stories() {
  return (
    <Band tone="surface" id="stories" labelledBy="stories-heading">
      <Stack gap={3}>
        <Stack gap={0.5}>
          <Heading level={2} size="title" id="stories-heading">
            Stories
          </Heading>
          <Text tone="muted">How it can go. These are examples, not real people.</Text>
        </Stack>
        <Grid min={270}>
          {site.stories.map(({ name, place, text }) => (
            <Card key={name}>
              <Stack as="figure" gap={2}>
                <ExampleMark>Example</ExampleMark>
                <Quote>
                  <Text>“{text}”</Text>
                </Quote>
                <figcaption>
                  <Text strong>{name}</Text>
                  <Text tone="muted" size="small">
                    {place}
                  </Text>
                </figcaption>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Band>
  );
}
