import styled from '@emotion/styled';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Text } from '../layout/text.tsx';
import { color, media, radius, touchReach } from '../theme/tokens.ts';
import { useFormProblems } from './fields/use-form-field.ts';
import { fieldId, useFormContext } from './form-context.ts';
import type { Refusal } from './submit-error.ts';

const Box = styled.div({
  display: 'flex',
  gap: 10,
  padding: '14px 16px',
  border: `2px solid ${color.danger}`,
  borderRadius: radius.medium,
  background: color.dangerTint,
  color: color.danger,
  '& > svg': { flex: 'none' },
  '& ul': { margin: '4px 0 0', paddingInlineStart: 18, listStyle: 'disc' },
  '& a': {
    display: 'inline-block',
    verticalAlign: 'top',
    minHeight: 24,
    color: color.danger,
    fontWeight: 600,
    ...touchReach,
  },
  // Then none reaches into another.
  '& li': { [media.touch]: { paddingBlock: 10 } },
});

/** What stands above a form that could not be sent: each problem as a way to its field. */
export function ErrorSummary() {
  const { id } = useFormContext();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const wasSubmitting = useRef(false);
  const formik = useFormikContext<Record<string, unknown>>();
  const { isSubmitting } = formik;
  const problems = useFormProblems();
  const refusal = formik.status as Refusal | undefined;
  const message = isSubmitting ? null : (refusal?.message ?? null);

  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) box.current?.focus();
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);

  if (problems.length === 0 && message === null) return null;
  return (
    <Box ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <Icon name="error" />
      <div>
        <Text tone="inherit" strong id={titleId}>
          {message ?? 'Please check what you entered'}
        </Text>
        {problems.length > 0 && (
          <ul>
            {problems.map(({ name, text }) => (
              <li key={name}>
                <a
                  href={`#${fieldId(id, name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId(id, name))?.focus();
                  }}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Box>
  );
}
