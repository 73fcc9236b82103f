import { useSession, useSignIn } from '@ifj/shared-api';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignInWithGoogleMutation } from '../../generated/operations.ts';
import { accountScreenOf } from '../registration/account-screen.ts';
import { destinationOf } from '../session/destination.ts';
import { useReturn } from '../session/use-return.ts';
import { keepGoogleRegistration } from './google-registration.ts';

interface GoogleArrival {
  error: unknown;
  isSending: boolean;
  /** Shows the code once more, where no answer came. */
  again: () => void;
}

/** Shows the code that Google's page led back with, once, and forwards whoever it is for. */
export function useGoogleArrival(code: string): GoogleArrival {
  const [send, { error, isLoading }] = useSignInWithGoogleMutation();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const { next, onTheWay } = useReturn();
  const { isSignedIn, role } = useSession();

  const arrive = async (): Promise<void> => {
    const { data } = await send({ body: { code } });
    if (data?.session) {
      signIn(data.session);
      await navigate(destinationOf(data.session, next), { replace: true });
    } else if (data?.registration) {
      keepGoogleRegistration(data.registration);
      // The role of a session is not one that was chosen for another account.
      const screen = isSignedIn ? undefined : accountScreenOf(role);
      await navigate(onTheWay(screen ?? '/register'), { replace: true });
    }
  };
  const begin = useEffectEvent(arrive);
  // A code works once: it is shown as soon as it is there, without a press.
  useEffect(() => void begin(), [code]);
  return { error, isSending: isLoading, again: () => void arrive() };
}
