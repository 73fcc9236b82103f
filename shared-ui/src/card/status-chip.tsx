import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { color, fontSize, radius } from '../theme/tokens.ts';

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const grounds: Record<StatusTone, { background: string; color: string }> = {
  neutral: { background: color.neutralTint, color: color.muted },
  info: { background: color.infoTint, color: color.info },
  success: { background: color.successTint, color: color.success },
  warning: { background: color.warningTint, color: color.warning },
  danger: { background: color.dangerTint, color: color.danger },
};

const kinds = {
  Applied: { tone: 'neutral', icon: 'sent' },
  Viewed: { tone: 'info', icon: 'show' },
  Interview: { tone: 'warning', icon: 'interviews' },
  Accepted: { tone: 'success', icon: 'accepted' },
  Rejected: { tone: 'danger', icon: 'refused' },
  /** As older programs wrote it. */
  Open: { tone: 'danger', icon: 'refused' },
  Withdrawn: { tone: 'neutral', icon: 'withdrawn' },
  Active: { tone: 'success', icon: 'accepted' },
  Closed: { tone: 'neutral', icon: 'refused' },
  Expired: { tone: 'warning', icon: 'clock' },
  Pending: { tone: 'warning', icon: 'clock' },
} as const satisfies Record<string, { tone: StatusTone; icon: IconName }>;

export type StatusKind = keyof typeof kinds;

const Chip = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: StatusTone;
}>(({ tone }) => ({
  ...grounds[tone],
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  flex: 'none',
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: 26,
  padding: '2px 10px 2px 7px',
  borderRadius: radius.pill,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.35,
}));

interface StatusChipProps {
  /** A known status brings its tone, drawing and word; an unknown one is neutral. */
  status?: StatusKind | (string & {}) | undefined;
  tone?: StatusTone | undefined;
  icon?: IconName | undefined;
  /** The words, when they differ from the status ("Scheduled for Interview"). */
  children?: ReactNode;
}

function lookOf(status: string | undefined): { tone: StatusTone; icon: IconName } {
  return status !== undefined && status in kinds
    ? kinds[status as StatusKind]
    : { tone: 'neutral', icon: 'info' };
}

/** A status as a drawing and a word, never as a colour alone. */
export function StatusChip({ status, tone, icon, children }: StatusChipProps) {
  const look = lookOf(status);
  return (
    <Chip tone={tone ?? look.tone}>
      <Icon name={icon ?? look.icon} size={16} />
      {children ?? status}
    </Chip>
  );
}
