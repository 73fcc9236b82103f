import {
  describeError,
  forgetPassword,
  keepPassword,
  readPassword,
  useSignIn,
  type ErrorDescription,
} from '@ifj/shared-api';
import { SubmitError } from '@ifj/shared-ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useRegisterMutation,
  useRegisterWithGoogleMutation,
  type RegisterApiArg,
} from '../../generated/operations.ts';
import { forgetGoogleRegistration } from '../google/google-registration.ts';
import { destinationOf } from '../session/destination.ts';
import { useReturn } from '../session/use-return.ts';
import { toCorrect, useAccountBegun } from './correction.ts';
import type { Newcomer } from './newcomer.ts';
import type { RefusedEmail } from './refused-email.ts';

type Body = RegisterApiArg['body'];

/** A reload lost the password that sign-up handed over, or the api refused it. */
export type PasswordAbsence = 'lost' | 'refused';

interface Registration {
  /** Why the form has to ask for the password itself; undefined where it has not. */
  passwordAbsence: PasswordAbsence | undefined;
  /**
   * Registers, signs in and leads on.
   *
   * @param typed the password, where the form asked for it
   * @throws SubmitError when it was refused
   */
  register: (fields: Omit<Body, 'email' | 'password'>, typed: string) => Promise<void>;
}

/** Creates the account of a newcomer, with the password that sign-up handed over or by Google. */
export function useRegistration({ email, ticket }: Newcomer): Registration {
  useAccountBegun(email);
  const [sendWithPassword] = useRegisterMutation();
  const [sendWithGoogle] = useRegisterWithGoogleMutation();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const { next, onTheWay } = useReturn();
  const [passwordAbsence, setPasswordAbsence] = useState<PasswordAbsence | undefined>(() =>
    ticket === null && readPassword() === null ? 'lost' : undefined,
  );

  const refuse = async (refusal: ErrorDescription): Promise<SubmitError> => {
    const { email: emailText, password: passwordText } = refusal.fields;
    if (passwordText !== undefined) {
      forgetPassword();
      setPasswordAbsence('refused');
    }
    if (emailText === undefined) {
      return new SubmitError({ ...refusal, message: registrationFailure(refusal) });
    }
    const state: RefusedEmail = { email, text: emailText };
    await navigate(onTheWay('/signup'), { state: { ...state, ...toCorrect } });
    return new SubmitError({ message: emailText });
  };

  return {
    passwordAbsence,
    register: async (fields, typed) => {
      if (passwordAbsence) keepPassword(typed);
      const password = readPassword() ?? '';
      const { data, error } =
        ticket === null
          ? await sendWithPassword({ body: { ...fields, email, password } })
          : await sendWithGoogle({ body: { ...fields, ticket } });
      if (data === undefined) throw await refuse(describeError(error));
      forgetGoogleRegistration();
      signIn(data);
      await navigate(destinationOf(data, next), { replace: true });
    },
  };
}

function registrationFailure({ code, message }: ErrorDescription): string {
  if (code === 'UNEXPECTED') return 'Registration failed.';
  return code === 'NETWORK' ? `Registration failed. ${message}` : message;
}
