import styled from '@emotion/styled';
import { formatShortDate } from '../format/days.ts';
import { Icon } from '../icon/icon.tsx';
import { HiddenText } from '../layout/text.tsx';
import { color, fontSize, space } from '../theme/tokens.ts';

export interface ProgressStep {
  label: string;
  /** When it was reached, an ISO moment; absent while it lies ahead. */
  at?: string | null | undefined;
  /** `failed` ends the way: rejected, withdrawn. */
  state: 'done' | 'current' | 'ahead' | 'failed';
}

const List = styled.ol({
  listStyle: 'none',
  display: 'flex',
  margin: 0,
  padding: 0,
  '& > li': { flex: 1, minWidth: 0, position: 'relative', paddingInlineEnd: space(1) },
  '& > li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 11,
    insetInline: '28px 4px',
    borderTop: `2px solid ${color.line}`,
  },
  '& > li[data-state="done"]:not(:last-child)::before': { borderColor: color.primary },
});

const Dot = styled.span({
  width: 24,
  height: 24,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: `2px solid ${color.control}`,
  color: color.onPrimary,
  'li[data-state="done"] > &': { background: color.primary, borderColor: color.primary },
  'li[data-state="current"] > &': { borderColor: color.primary, borderWidth: 7 },
  'li[data-state="failed"] > &': { background: color.danger, borderColor: color.danger },
});

const Label = styled.span({
  display: 'block',
  marginBlockStart: 6,
  fontSize: fontSize.small,
  fontWeight: 600,
  'li[data-state="ahead"] > &': { color: color.muted, fontWeight: 400 },
});

const When = styled.time({ display: 'block', color: color.muted, fontSize: fontSize.small });

const spoken: Record<ProgressStep['state'], string> = {
  done: 'done',
  current: 'now here',
  ahead: 'still ahead',
  failed: 'ended here',
};

/** Where something stands on its way, with dates. */
export function ProgressSteps({ steps, label }: { steps: ProgressStep[]; label: string }) {
  return (
    <List aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <Dot>
            {step.state === 'done' && <Icon name="check" size={14} />}
            {step.state === 'failed' && <Icon name="close" size={14} />}
          </Dot>
          <Label>
            {step.label}
            <HiddenText>, {spoken[step.state]}</HiddenText>
          </Label>
          {step.at && <When dateTime={step.at}>{formatShortDate(step.at)}</When>}
        </li>
      ))}
    </List>
  );
}
