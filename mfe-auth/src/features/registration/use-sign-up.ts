import { keepPassword, writeFormDetails, type Role } from '@ifj/shared-api';
import { useNavigate } from 'react-router-dom';
import { forgetGoogleRegistration } from '../google/google-registration.ts';
import { useReturn } from '../session/use-return.ts';
import { accountScreenOf } from './account-screen.ts';
import { useIsCorrection } from './correction.ts';
import { readNewcomer } from './newcomer.ts';
import { moveAccountDrafts, removeAccountDrafts } from './registration-drafts.ts';

interface Credentials {
  email: string;
  password: string;
}

/** A function that keeps the credentials, the password in memory only, and leads on. */
export function useSignUp(role: Role | null): (credentials: Credentials) => void {
  const navigate = useNavigate();
  const { onTheWay } = useReturn();
  const isCorrection = useIsCorrection();
  return ({ email: typed, password }) => {
    const email = typed.trim();
    const before = readNewcomer();
    if (before && before.email !== email) {
      if (isCorrection(before)) moveAccountDrafts(before.email, email);
      else removeAccountDrafts(before.email);
    }
    writeFormDetails({ email, userRole: role });
    keepPassword(password);
    forgetGoogleRegistration();
    void navigate(onTheWay(accountScreenOf(role) ?? '/register'));
  };
}
