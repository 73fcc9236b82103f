import styled from '@emotion/styled';
import { useSnackbar, type CustomContentProps } from 'notistack';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { color, radius } from '../theme/tokens.ts';

export const ToastBox = styled('div', { shouldForwardProp: (prop) => prop !== 'failed' })<{
  failed: boolean;
}>(({ failed }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: 'min(420px, calc(100vw - 40px))',
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

/** One message; notistack gives it its reference, text and kind. */
export function ToastContent({
  id,
  message,
  variant,
  ref,
}: CustomContentProps & { ref?: React.Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  const failed = variant === 'error';
  return (
    <ToastBox ref={ref} failed={failed}>
      <Icon name={failed ? 'error' : 'accepted'} />
      <span>{message}</span>
      <IconButton
        icon="close"
        label="Close message"
        onClick={() => {
          closeSnackbar(id);
        }}
      />
    </ToastBox>
  );
}
