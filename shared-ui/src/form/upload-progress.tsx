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
  /** 0 to 100 while it is being sent, 100 once all of it has been; null otherwise. */
  percent: number | null;
  onCancel: () => void;
}

/** How far an upload is, with the way to stop it as long as that keeps it from arriving. */
export function UploadProgress({ label, percent, onCancel }: UploadProgressProps) {
  if (percent === null) return null;
  return (
    <Stack direction="row" gap={1.5}>
      <Bar max={100} value={percent} aria-label={`Sending ${label}`} />
      <Text as="span" size="small" strong>
        {percent} %
      </Text>
      {percent < 100 && (
        <Button tone="quiet" small onClick={onCancel}>
          Cancel
        </Button>
      )}
    </Stack>
  );
}
