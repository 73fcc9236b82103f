import { useState } from 'react';
import { Text } from '../layout/text.tsx';
import type { AccountSectionProps } from './account-section-props.ts';
import { DeletionByGoogle } from './deletion-by-google.tsx';
import { DeletionByPassword } from './deletion-by-password.tsx';
import { Dialog } from './dialogs.tsx';

interface DeletionDialogProps extends Pick<
  AccountSectionProps,
  'goes' | 'hasPassword' | 'onDelete' | 'onSignInAgain'
> {
  onClose: () => void;
}

/** Says what goes with an account, and makes sure that it is its owner who asks for it. */
export function DeletionDialog({
  goes,
  hasPassword,
  onDelete,
  onSignInAgain,
  onClose,
}: DeletionDialogProps) {
  const [busy, setBusy] = useState(false);
  const remove = async (password?: string) => {
    setBusy(true);
    try {
      await onDelete(password);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open title="Delete account?" role="alertdialog" busy={busy} onClose={onClose}>
      <div>
        <Text strong>This cannot be undone. With your account go:</Text>
        <ul>
          {goes.map((line) => (
            <Text as="li" key={line}>
              {line}
            </Text>
          ))}
        </ul>
      </div>
      {hasPassword ? (
        <DeletionByPassword onDelete={remove} busy={busy} onClose={onClose} />
      ) : (
        <DeletionByGoogle onDelete={remove} onSignInAgain={onSignInAgain} onClose={onClose} />
      )}
    </Dialog>
  );
}
