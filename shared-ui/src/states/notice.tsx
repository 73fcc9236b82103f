import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { color, radius, space } from '../theme/tokens.ts';

type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const looks: Record<NoticeTone, { background: string; color: string; icon: IconName }> = {
  info: { background: color.infoTint, color: color.info, icon: 'info' },
  success: { background: color.successTint, color: color.success, icon: 'accepted' },
  warning: { background: color.warningTint, color: color.warning, icon: 'warning' },
  danger: { background: color.dangerTint, color: color.danger, icon: 'error' },
};

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: NoticeTone }>(
  ({ tone }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(1)} ${space(2)}`,
    padding: '12px 14px',
    borderRadius: radius.medium,
    background: looks[tone].background,
    color: looks[tone].color,
  }),
);

const Message = styled.div({
  flex: '1 1 200px',
  minWidth: 0,
  display: 'flex',
  gap: 10,
  '& > svg': { flex: 'none' },
  '& > div': { minWidth: 0, color: color.ink, overflowWrap: 'anywhere' },
});

interface NoticeProps {
  tone?: NoticeTone | undefined;
  /** What can be done about it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A message inside a page. A danger is announced at once (`role="alert"`). */
export function Notice({ tone = 'info', action, children }: NoticeProps) {
  return (
    <Box tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Message>
        <Icon name={looks[tone].icon} />
        <div>{children}</div>
      </Message>
      {action}
    </Box>
  );
}
