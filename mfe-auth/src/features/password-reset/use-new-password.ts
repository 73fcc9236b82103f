import {
  clearProductStorage,
  describeError,
  saveFailure,
  type ErrorDescription,
} from '@ifj/shared-api';
import { useToast } from '@ifj/shared-ui';
import { SubmitError } from '@ifj/shared-ui/form';
import { useNavigate } from 'react-router-dom';
import { useConfirmPasswordResetMutation } from '../../generated/operations.ts';
import { incompleteLink, type DeadLink } from './dead-link.ts';

/** What is wrong with the link itself; null where another try with it may succeed. */
function deadLinkOf({ status, message, fields }: ErrorDescription): DeadLink | null {
  if (status === 404 || status === 410) return { reason: message };
  return fields['token'] === undefined ? null : incompleteLink;
}

/**
 * A function that gives the account of a link another password and leads on: to sign in with it, or
 * to a new link where this one does not work. It throws a `SubmitError` when it was refused.
 */
export function useNewPassword(token: string): (values: { new_password: string }) => Promise<void> {
  const [confirm] = useConfirmPasswordResetMutation();
  const toast = useToast();
  const navigate = useNavigate();

  return async ({ new_password }) => {
    const { data, error } = await confirm({ body: { token, new_password } });
    if (data !== undefined) {
      // A session of this browser has ended with the old password; what it was told goes with it.
      clearProductStorage();
      toast.success(data.message);
      await navigate('/login', { replace: true });
      return;
    }
    const dead = deadLinkOf(describeError(error));
    if (dead === null) throw new SubmitError(saveFailure(error, 'Failed to change the password.'));
    await navigate('/reset', { replace: true, state: dead });
  };
}
