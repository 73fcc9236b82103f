import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { space } from '../theme/tokens.ts';

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1.5),
  paddingBlock: space(2),
  ':first-of-type': { paddingBlockStart: 0 },
  ':last-of-type': { paddingBlockEnd: 0 },
  // What does not fit beside the text goes below it.
  '& > div': { flex: '1 1 20rem' },
  '& > button': { flex: 'none' },
});

interface AccountRowProps {
  title: string;
  text: string;
  action: ReactNode;
  /** Why the last try failed. */
  children?: ReactNode;
}

/** One thing that can be done with an account: what it is, what it means, its button. */
export function AccountRow({ title, text, action, children }: AccountRowProps) {
  return (
    <Row>
      <Stack gap={0.5}>
        <Text strong>{title}</Text>
        <Text tone="muted">{text}</Text>
        {children}
      </Stack>
      {action}
    </Row>
  );
}
