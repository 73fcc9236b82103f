import { ConfirmDialog } from '@ifj/shared-ui/dialog';

/** Asks before a change that has to be approved anew. */
export function ApprovalDialog({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  return (
    <ConfirmDialog
      open
      title="Ask for approval again?"
      text="Your company was approved with its name and CAC number. With other ones you wait for approval again: until then your jobs are not listed, and you cannot open applications or interviews."
      confirmText="Save and wait"
      onConfirm={() => {
        onAnswer(true);
      }}
      onCancel={() => {
        onAnswer(false);
      }}
    />
  );
}
