import { useSession } from '@ifj/shared-api';
import { AreaPage, type AreaPageProps } from '../areas/area-page.tsx';
import { Navigate } from '../navigation/navigate.tsx';
import { SignInRedirect } from './sign-in-redirect.tsx';

const waitingPage = '/unverified-company';

/** A page of an area, for whom the address is meant. */
export function GuardedPage({ area, path }: AreaPageProps) {
  const { userId, isSignedIn, isUnverified } = useSession();
  if (path.session && !isSignedIn) return <SignInRedirect />;
  if (path.session && isUnverified && path.path !== waitingPage) {
    return <Navigate to={waitingPage} replace />;
  }
  // What one user typed or opened is nothing for the next, who may have signed in in another tab.
  return <AreaPage key={path.session ? userId : null} area={area} path={path} />;
}
