import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import { color, fontSize } from '../theme/tokens.ts';

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the device says that it has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

const Line = styled.div({ position: 'sticky', insetBlockStart: 0, zIndex: 20 });

const Bar = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: '8px 16px',
  background: color.warningTint,
  color: color.warning,
  fontSize: fontSize.small,
  fontWeight: 600,
  '& > svg': { flex: 'none' },
});

/** A line that appears while the device is offline. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <Line role="status">
      {!online && (
        <Bar>
          <Icon name="offline" size={18} />
          You are offline. Some things will not work until you are back.
        </Bar>
      )}
    </Line>
  );
}
