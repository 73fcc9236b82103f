import { saveFailure } from '@ifj/shared-api';
import { SubmitError } from '@ifj/shared-ui/form';
import { useNavigate } from 'react-router-dom';
import { useRequestPasswordResetMutation } from '../../generated/operations.ts';
import { useReturn } from '../session/use-return.ts';

/** A function that asks for a link and leads on. It throws a `SubmitError` when that failed. */
export function useResetRequest(): (values: { email: string }) => Promise<void> {
  const [request] = useRequestPasswordResetMutation();
  const navigate = useNavigate();
  const { onTheWay } = useReturn();

  return async ({ email }) => {
    const { error } = await request({ body: { email: email.trim() } });
    if (error !== undefined) {
      throw new SubmitError(saveFailure(error, 'Failed to send reset email. Try again.'));
    }
    await navigate(onTheWay('/reset-message'));
  };
}
