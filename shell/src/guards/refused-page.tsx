import { useSession } from '@ifj/shared-api';
import { LinkButton, Page, PleaseLogInState, UnauthorizedState } from '@ifj/shared-ui';
import type { AreaPath } from '../areas/page-source.ts';
import { PageSpace } from '../screens/page-space.tsx';
import { SignInRedirect } from './sign-in-redirect.tsx';

/** An address that exists for other roles only. */
export function RefusedPage({ path }: { path: AreaPath }) {
  const { isSignedIn, role } = useSession();
  if (!isSignedIn) return <SignInRedirect />;
  return (
    <PageSpace frame={path.frame}>
      <Page title={path.title}>
        {role === null ? (
          <PleaseLogInState />
        ) : (
          <UnauthorizedState action={<LinkButton to="/">Go to the start page</LinkButton>} />
        )}
      </Page>
    </PageSpace>
  );
}
