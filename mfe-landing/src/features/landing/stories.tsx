import {
  Band,
  Card,
  Heading,
  Stack,
  Text,
  color,
  fontSize,
  radius,
  space,
  styled,
} from '@ifj/shared-ui';
import type { ReactNode } from 'react';

const Mark = styled.span({
  padding: '2px 10px',
  borderRadius: radius.pill,
  background: color.neutralTint,
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: 500,
});

/** Says that a story is made up. */
export function ExampleMark() {
  return <Mark>Example</Mark>;
}

const Told = styled(Card)({ display: 'flex' });

const Quote = styled.blockquote({ margin: 0, flexGrow: 1 });

const Opening = styled.span({
  color: color.accent,
  fontSize: fontSize.display,
  fontWeight: 700,
  lineHeight: 1,
  height: 28,
});

interface StoryProps {
  name: string;
  about: string;
  text: string;
  /** Beside the quotation mark. */
  mark: ReactNode;
}

/** What somebody says, and who it is. */
export function Story({ name, about, text, mark }: StoryProps) {
  return (
    <Told>
      <Stack as="figure" gap={2}>
        <Stack direction="row" justify="between">
          <Opening aria-hidden="true">“</Opening>
          {mark}
        </Stack>
        <Quote>
          <Text>{text}</Text>
        </Quote>
        <figcaption>
          <Text strong>{name}</Text>
          <Text tone="muted" size="small">
            {about}
          </Text>
        </figcaption>
      </Stack>
    </Told>
  );
}

/** The stories beside each other: three of them in one row on a tablet already. */
export const StoryGrid = styled.div({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
});

/** The part of the page in which people say how it went. */
export function Stories({ children }: { children: ReactNode }) {
  return (
    <Band tone="surface" id="stories" labelledBy="stories-heading">
      <Stack gap={3}>
        <Stack gap={0.5}>
          <Heading level={2} size="title" id="stories-heading">
            Stories
          </Heading>
          <Text tone="muted">How it goes, for those who look and for those who post.</Text>
        </Stack>
        {children}
      </Stack>
    </Band>
  );
}
