import { useSession } from '@ifj/shared-api';
import { AreaPage, type AreaPageProps } from '../areas/area-page.tsx';
import { Navigate } from '../navigation/navigate.tsx';
import { SignInRedirect } from './sign-in-redirect.tsx';

const waitingPage = '/unverified-company';

/** A page of an area, for whom the address is meant. */
export function GuardedPage({ area, path }: AreaPageProps) {
  const { isSignedIn, isUnverified } = useSession();
  if (path.session && !isSignedIn) return <SignInRedirect />;
  if (path.session && isUnverified && path.path !== waitingPage) {
    return <Navigate to={waitingPage} replace />;
  }
  return <AreaPage area={area} path={path} />;
}
