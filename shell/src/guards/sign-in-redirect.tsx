import { ledToSignIn, signInAddress, useSession } from '@ifj/shared-api';
import { useLocation } from 'react-router-dom';
import { Navigate } from '../navigation/navigate.tsx';

/** Leads to the sign-in page; back here afterwards, unless the visitor signed out on purpose. */
export function SignInRedirect() {
  const { ended } = useSession();
  const location = useLocation();
  return (
    <Navigate
      to={ended === 'signed-out' ? '/login' : signInAddress(location)}
      state={ledToSignIn}
      replace
    />
  );
}
