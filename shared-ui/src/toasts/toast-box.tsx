import styled from '@emotion/styled';
import type { Ref } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { color, radius } from '../theme/tokens.ts';
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
  '& > span': { flex: 1, minWidth: 0, paddingBlock: 8, overflowWrap: 'anywhere' },
  '& > svg': { flex: 'none' },
}));

interface ToastBoxProps {
  kind: ToastMessage['kind'];
  text: string;
  onClose: () => void;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One message. A success is read when the reader is idle, an error at once. */
export function ToastBox({ kind, text, onClose, ref }: ToastBoxProps) {
  const failed = kind === 'error';
  return (
    <Box ref={ref} failed={failed} role={failed ? 'alert' : 'status'}>
      <Icon name={failed ? 'error' : 'accepted'} />
      <span>{text}</span>
      <IconButton icon="close" label="Close message" onClick={onClose} />
    </Box>
  );
}
