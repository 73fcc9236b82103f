import { describeError, useSignIn } from '@ifj/shared-api';
import { useToast } from '@ifj/shared-ui';
import { SubmitError } from '@ifj/shared-ui/form';
import { useNavigate } from 'react-router-dom';
import { useLoginMutation } from '../../generated/operations.ts';
import { isWaiting } from './destination.ts';
import { useReturn } from './use-return.ts';

interface Credentials {
  email: string;
  password: string;
}

/** A function that signs in and leads on. It throws a `SubmitError` when that was refused. */
export function useLogin(): (credentials: Credentials) => Promise<void> {
  const [login] = useLoginMutation();
  const signIn = useSignIn();
  const toast = useToast();
  const navigate = useNavigate();
  const { onTheWay } = useReturn();

  return async ({ email, password }) => {
    if (email.trim() === '' || password === '') {
      throw new SubmitError({ message: 'Email and password are required.' });
    }
    const { data, error } = await login({ body: { email: email.trim(), password } });
    if (data === undefined) {
      const { status, message, fields } = describeError(error);
      if (status === 403) await navigate('/unverified-company');
      else toast.error(message);
      throw new SubmitError({ message, fields, shownElsewhere: true });
    }
    signIn(data);
    const destination = isWaiting(data) ? '/unverified-company' : onTheWay('/loader');
    await navigate(destination, { replace: true });
  };
}
