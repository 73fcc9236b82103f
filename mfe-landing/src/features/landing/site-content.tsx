import {
  Button,
  HiddenText,
  LoadingState,
  RetryNotice,
  Stack,
  Text,
  TextLink,
  media,
  styled,
} from '@ifj/shared-ui';
import type { Landing } from '../../generated/operations.ts';
import { Figure, FigureRow } from './figures.tsx';
import { ExampleMark, Story, StoryGrid } from './stories.tsx';

interface Loading {
  /** It could not be loaded. */
  isMissing: boolean;
  isTrying: boolean;
  onRetry: () => void;
}

export const missingFigures = 'The figures cannot be shown at the moment.';
export const missingStories = 'The stories cannot be shown at the moment.';

/** As high as three figures. */
const Room = styled.div({ minHeight: 264, [media.tablet]: { minHeight: 72 } });

export function FigureList({
  figures,
  isMissing,
  isTrying,
  onRetry,
}: Loading & { figures: Landing['figures'] | undefined }) {
  if (figures) {
    return (
      <FigureRow>
        {figures.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </FigureRow>
    );
  }
  return (
    <Room role="status">
      {isMissing ? (
        <Stack gap={2} align="center">
          <Text tone="inherit" center>
            {missingFigures}
          </Text>
          <Button tone="secondary" onClick={onRetry} busy={isTrying} busyText="Trying again…">
            Try again
          </Button>
        </Stack>
      ) : (
        <HiddenText>Loading the figures…</HiddenText>
      )}
    </Room>
  );
}

export function StoryList({
  stories,
  isMissing,
  isTrying,
  onRetry,
}: Loading & { stories: Landing['stories'] | undefined }) {
  if (!stories) {
    return isMissing ? (
      <RetryNotice onRetry={onRetry} retrying={isTrying}>
        {missingStories}
      </RetryNotice>
    ) : (
      <LoadingState look="text" label="Loading the stories…" />
    );
  }
  return (
    <StoryGrid>
      {stories.map(({ name, about, text, is_example: isExample }) => (
        <Story
          key={name}
          name={name}
          about={about}
          text={text}
          mark={isExample ? <ExampleMark /> : null}
        />
      ))}
    </StoryGrid>
  );
}

/** Whom to write to. In the document the address is a placeholder, which `mailTo` would escape. */
export function Support({ address }: { address: string }) {
  return (
    <Stack gap={0.5}>
      <Text strong>Need help?</Text>
      <TextLink href={`mailto:${address}`}>{address}</TextLink>
    </Stack>
  );
}
