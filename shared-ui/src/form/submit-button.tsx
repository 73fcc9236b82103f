import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import type { ButtonTone } from '../actions/button-look.ts';
import type { IconName } from '../icon/icon.tsx';

interface SubmitButtonProps {
  /** What pressing does: "Create Account". */
  children: ReactNode;
  /** What it says while the form is being sent. */
  busyText?: string | undefined;
  tone?: ButtonTone | undefined;
  disabled?: boolean | undefined;
  /** Disables it and tells why: what is still missing. */
  disabledReason?: string | undefined;
  icon?: IconName | undefined;
  /** As wide as the form; so by default. */
  full?: boolean | undefined;
}

/** Sends the form around it; shows progress and cannot be pressed twice. */
export function SubmitButton({ full = true, children, ...props }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button {...props} type="submit" full={full} busy={isSubmitting}>
      {children}
    </Button>
  );
}
