import styled from '@emotion/styled';
import { Button } from '../actions/button.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { color } from '../theme/tokens.ts';

const Bar = styled.progress({
  appearance: 'none',
  flex: 1,
  minWidth: 80,
  height: 8,
  border: 0,
  borderRadius: 4,
  overflow: 'hidden',
  background: color.neutralTint,
  '&::-webkit-progress-bar': { background: color.neutralTint },
  '&::-webkit-progress-value': { background: color.primary },
  '&::-moz-progress-bar': { background: color.primary },
});

interface UploadProgressProps {
  /** What is being sent. */
  label: string;
  /** 0 to 100 while it is being sent; null or absent otherwise. */
  percent?: number | null | undefined;
  onCancel?: (() => void) | undefined;
  /** Given after a failed or cancelled upload. */
  onRetry?: (() => void) | undefined;
}

/** How far an upload is, with the way to stop it, and to try again after it failed. */
export function UploadProgress({ label, percent, onCancel, onRetry }: UploadProgressProps) {
  if (percent === null || percent === undefined) {
    return onRetry ? (
      <Button tone="secondary" icon="refresh" onClick={onRetry}>
        Try again
      </Button>
    ) : null;
  }
  const whole = Math.round(percent);
  return (
    <Stack direction="row" gap={1.5}>
      <Bar max={100} value={whole} aria-label={`Sending ${label}`} />
      <Text as="span" size="small" strong>
        {whole} %
      </Text>
      {onCancel && (
        <Button tone="quiet" small onClick={onCancel}>
          Cancel
        </Button>
      )}
    </Stack>
  );
}
