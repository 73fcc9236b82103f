import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { media, space } from '../theme/tokens.ts';
import { Scene, type SceneName } from './scene.tsx';

const Frame = styled(Stack)({
  maxWidth: 440,
  marginInline: 'auto',
  paddingBlock: space(4),
  [media.phone]: { paddingBlock: space(1) },
  textAlign: 'center',
  textWrap: 'balance',
});

export interface StateProps {
  scene: SceneName;
  /** The specified words. */
  title: string;
  text?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** `alert` is read at once, `status` when the reader is idle. */
  role?: 'alert' | 'status' | undefined;
}

/** What stands in for a screen's content when there is none: a drawing, words, the next step. */
export function State({ scene, title, text, action, role }: StateProps) {
  return (
    <Frame align="center" gap={2} role={role}>
      <Scene name={scene} />
      <Stack gap={0.5}>
        <Text size="large" strong>
          {title}
        </Text>
        {text && <Text tone="muted">{text}</Text>}
      </Stack>
      {action}
    </Frame>
  );
}
