import { useSession } from '@ifj/shared-api';
import { LinkButton, PleaseLogInState, UnauthorizedState } from '@ifj/shared-ui';
import type { AreaPath } from '../areas/page-source.ts';
import { useFrameKind } from '../frame/use-frame-kind.ts';
import { ShellScreen } from '../screens/shell-screen.tsx';
import { SignInRedirect } from './sign-in-redirect.tsx';

const home = '/dashboard/jobs';

/** An address that exists for other roles only. */
export function RefusedPage({ path }: { path: AreaPath }) {
  const { isSignedIn, role } = useSession();
  const frame = useFrameKind();
  if (!isSignedIn) return <SignInRedirect />;
  const wayOut =
    path.path === home ? (
      <LinkButton to="/">Go to the start page</LinkButton>
    ) : (
      <LinkButton to={home}>Go to jobs</LinkButton>
    );
  // What stands outside the frame has a title for its own reader.
  const title = path.frame === 'dashboard' ? path.title : 'Not for this account';
  return (
    <ShellScreen frame={frame} title={title}>
      {role === null ? <PleaseLogInState /> : <UnauthorizedState action={wayOut} />}
    </ShellScreen>
  );
}
