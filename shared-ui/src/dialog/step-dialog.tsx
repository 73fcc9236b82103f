import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

export interface DialogStep {
  title: string;
  content: ReactNode;
  actions: ReactNode;
  /** Why the last try failed. */
  error?: string | null | undefined;
}

interface StepDialogProps<Name extends string> {
  /** The step that shows; null closes the dialog. */
  step: Name | null;
  steps: Record<Name, DialogStep>;
  onClose: () => void;
  busy?: boolean | undefined;
}

/** One dialog whose content changes from step to step, announced by its heading. */
export function StepDialog<Name extends string>({
  step,
  steps,
  onClose,
  busy,
}: StepDialogProps<Name>) {
  const shown = step === null ? null : steps[step];
  return (
    <Dialog
      open={shown !== null}
      step={step ?? undefined}
      title={shown?.title ?? ''}
      actions={shown?.actions}
      error={shown?.error}
      onClose={onClose}
      busy={busy}
    >
      {shown?.content}
    </Dialog>
  );
}
