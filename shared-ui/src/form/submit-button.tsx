import { useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';
import type { ButtonTone } from '../actions/button-look.ts';
import { Button } from '../actions/button.tsx';
import type { IconName } from '../icon/icon.tsx';
import { FieldHint } from './fields/field-frame.tsx';

interface SubmitButtonProps {
  /** What pressing does: "Create Account". */
  children: ReactNode;
  /** What it says while the form is being sent. */
  busyText?: string | undefined;
  tone?: ButtonTone | undefined;
  disabled?: boolean | undefined;
  /** Disables it and tells why under it: what is still missing. */
  disabledReason?: string | undefined;
  icon?: IconName | undefined;
  /** As wide as the form; so by default. */
  full?: boolean | undefined;
}

/** Sends the form around it; shows progress and cannot be pressed twice. */
export function SubmitButton({
  full = true,
  disabledReason,
  children,
  ...props
}: SubmitButtonProps) {
  const id = useId();
  const { isSubmitting } = useFormikContext();
  const isBarred = disabledReason !== undefined;
  return (
    <>
      <Button
        {...props}
        type="submit"
        full={full}
        busy={isSubmitting}
        aria-disabled={isBarred}
        aria-describedby={isBarred ? id : undefined}
      >
        {children}
      </Button>
      {isBarred && <FieldHint id={id}>{disabledReason}</FieldHint>}
    </>
  );
}
