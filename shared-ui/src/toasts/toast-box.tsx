import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { color, fontSize, radius } from '../theme/tokens.ts';
import type { ToastMessage } from './toast-context.ts';

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'failed' })<{
  failed: boolean;
}>(({ failed }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: 'min(420px, calc(100vw - 32px))',
  minHeight: 52,
  padding: '4px 6px 4px 14px',
  borderRadius: radius.medium,
  border: `1px solid ${failed ? color.danger : color.success}`,
  background: failed ? color.dangerTint : color.successTint,
  color: failed ? color.danger : color.success,
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)',
  fontWeight: 600,
  '& > div': { flex: 1, minWidth: 0, paddingBlock: 8, overflowWrap: 'anywhere' },
  '& > svg': { flex: 'none' },
}));

const Words = styled.div({ whiteSpace: 'pre-wrap' });
const Detail = styled.div({ color: color.ink, fontSize: fontSize.small, fontWeight: 400 });

/** What a message says: its text, and the reason under it. */
export function toastWords({ text, detail }: ToastMessage): ReactNode {
  return (
    <>
      <Words>{text}</Words>
      {detail !== undefined && <Detail>{detail}</Detail>}
    </>
  );
}

interface ToastBoxProps {
  kind: ToastMessage['kind'];
  onClose: () => void;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** One message. A success is read when the reader is idle, an error at once. */
export function ToastBox({ kind, onClose, ref, children }: ToastBoxProps) {
  const failed = kind === 'error';
  return (
    <Box ref={ref} failed={failed} role={failed ? 'alert' : 'status'}>
      <Icon name={failed ? 'error' : 'accepted'} />
      <div>{children}</div>
      <IconButton icon="close" label="Close message" onClick={onClose} />
    </Box>
  );
}
