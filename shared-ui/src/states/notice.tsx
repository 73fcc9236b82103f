import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { color, radius } from '../theme/tokens.ts';

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
    gap: 10,
    padding: '12px 14px',
    borderRadius: radius.medium,
    background: looks[tone].background,
    color: looks[tone].color,
    '& > svg': { flex: 'none' },
    '& > div': { minWidth: 0, color: color.ink, overflowWrap: 'anywhere' },
  }),
);

interface NoticeProps {
  tone?: NoticeTone | undefined;
  children: ReactNode;
}

/** A message inside a page. A danger is announced at once (`role="alert"`). */
export function Notice({ tone = 'info', children }: NoticeProps) {
  return (
    <Box tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon name={looks[tone].icon} />
      <div>{children}</div>
    </Box>
  );
}
