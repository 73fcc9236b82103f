import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Card } from '../layout/card.tsx';
import { Stack } from '../layout/stack.tsx';
import { HiddenText } from '../layout/text.tsx';
import { ListItems, type ListLook } from '../list/list-items.tsx';
import { color, media, radius, space } from '../theme/tokens.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

const Bone = styled('div', { shouldForwardProp: (prop) => prop !== 'width' && prop !== 'height' })<{
  width?: string;
  height: number;
}>(({ width = '100%', height }) => ({
  width,
  height,
  borderRadius: radius.small,
  background: color.neutralTint,
  animation: `${pulse} 1.6s ease-in-out infinite`,
}));

const Shell = styled(Card)({ display: 'flex', flexDirection: 'column', gap: space(1.5) });

const Foot = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1.5),
  [media.tablet]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
});

const Meta = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  [media.tablet]: { width: '45%' },
});

const Action = styled.div({ width: '100%', [media.tablet]: { width: 110 } });

/** The outline of an `EntityCard`, as high as one. */
function CardSkeleton() {
  return (
    <Shell aria-hidden="true">
      <Stack gap={0.5}>
        <Bone width="70%" height={25} />
        <Bone width="45%" height={24} />
      </Stack>
      <Bone width="85%" height={21} />
      <Foot>
        <Meta>
          <Bone width="55%" height={24} />
          <Bone width="30%" height={24} />
        </Meta>
        <Action>
          <Bone height={44} />
        </Action>
      </Foot>
    </Shell>
  );
}

interface LoadingStateProps {
  /** What is loading, for screen readers. */
  label?: string | undefined;
  /** The outline of a list, or `text`: that of a page of text. */
  look?: ListLook | 'text' | undefined;
  /** How many cards; 6 by default. */
  count?: number | undefined;
}

const textLines = ['60%', '90%', '80%', '95%', '40%'];

/** What stands in for a screen's content while it loads. */
export function LoadingState({ label = 'Loading…', look = 'cards', count = 6 }: LoadingStateProps) {
  return (
    <div role="status">
      <HiddenText>{label}</HiddenText>
      <div aria-hidden="true">
        {look === 'text' ? (
          <Shell>
            {textLines.map((width) => (
              <Bone key={width} width={width} height={20} />
            ))}
          </Shell>
        ) : (
          <ListItems look={look}>
            {Array.from({ length: count }, (_, index) => (
              <li key={index}>
                <CardSkeleton />
              </li>
            ))}
          </ListItems>
        )}
      </div>
    </div>
  );
}
