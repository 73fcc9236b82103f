import { LoadingState, RetryNotice, Stack, Text, TextLink } from '@ifj/shared-ui';
import type { Landing } from '../../generated/operations.ts';
import { Figure } from './figures.tsx';
import { ExampleMark, Story } from './stories.tsx';

interface Loading {
  /** It could not be loaded. */
  isMissing: boolean;
  isTrying: boolean;
  onRetry: () => void;
}

export const missingFigures = 'The figures cannot be shown at the moment.';
export const missingStories = 'The stories cannot be shown at the moment.';

function Unless({
  text,
  name,
  isMissing,
  isTrying,
  onRetry,
}: Loading & { text: string; name: string }) {
  return isMissing ? (
    <RetryNotice onRetry={onRetry} retrying={isTrying}>
      {text}
    </RetryNotice>
  ) : (
    <LoadingState look="text" label={`Loading ${name}…`} />
  );
}

export function FigureList({
  figures,
  ...loading
}: Loading & { figures: Landing['figures'] | undefined }) {
  if (!figures) return <Unless text={missingFigures} name="the figures" {...loading} />;
  return figures.map((figure) => <Figure key={figure.label} {...figure} />);
}

export function StoryList({
  stories,
  ...loading
}: Loading & { stories: Landing['stories'] | undefined }) {
  if (!stories) return <Unless text={missingStories} name="the stories" {...loading} />;
  return stories.map(({ name, about, text, is_example: isExample }) => (
    <Story
      key={name}
      name={name}
      about={about}
      text={text}
      mark={isExample ? <ExampleMark /> : null}
    />
  ));
}

/** Whom to write to. */
export function Support({ address }: { address: string }) {
  return (
    <Stack gap={0.5}>
      <Text strong>Need help?</Text>
      <TextLink href={`mailto:${address}`}>{address}</TextLink>
    </Stack>
  );
}
