import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { color, fontSize } from '../../theme/tokens.ts';

export interface FieldProps {
  name: string;
  label: string;
  /** Help that stays visible, under the field. */
  hint?: ReactNode;
  /** Says "(optional)" beside the label. */
  optional?: boolean | undefined;
}

const Frame = styled.div({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

export const FieldLabel = styled.label({
  fontWeight: 600,
  '& > span': { color: color.muted, fontWeight: 400 },
});

export const FieldHint = styled.p({ margin: 0, color: color.muted, fontSize: fontSize.small });

const ErrorLine = styled.p({
  display: 'flex',
  gap: 6,
  margin: 0,
  color: color.danger,
  fontSize: fontSize.small,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', marginBlockStart: 1 },
});

/** The error under a field. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <ErrorLine id={id}>
      <Icon name="error" size={18} />
      <span>{text}</span>
    </ErrorLine>
  );
}

/** A field's hint, and after it how much room its text has left. */
export function hintWith(hint: ReactNode, room: string | undefined): ReactNode {
  if (room === undefined) return hint;
  return hint ? (
    <>
      {hint} {room}.
    </>
  ) : (
    room
  );
}

/** What tells a control its texts. */
export function describedBy(
  field: { hintId: string; errorId: string; error: string | undefined },
  hint: ReactNode,
): string | undefined {
  const ids = [field.error !== undefined && field.errorId, hint && field.hintId];
  return ids.filter(Boolean).join(' ') || undefined;
}

interface FieldFrameProps {
  field: { id: string; hintId: string; errorId: string; error: string | undefined };
  label: string;
  hint?: ReactNode;
  optional?: boolean | undefined;
  children: ReactNode;
}

/** Label above, hint and error below a control. */
export function FieldFrame({ field, label, hint, optional, children }: FieldFrameProps) {
  return (
    <Frame>
      <FieldLabel htmlFor={field.id}>
        {label}
        {optional && <span> (optional)</span>}
      </FieldLabel>
      {children}
      {hint && <FieldHint id={field.hintId}>{hint}</FieldHint>}
      <FieldError id={field.errorId} text={field.error} />
    </Frame>
  );
}
