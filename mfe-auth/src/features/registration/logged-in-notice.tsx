import { useSession } from '@ifj/shared-api';
import { Notice, TextLink } from '@ifj/shared-ui';

/** For somebody who comes back here with a session, such as by the browser's way back. */
export function LoggedInNotice() {
  const { isSignedIn } = useSession();
  if (!isSignedIn) return null;
  return (
    <Notice>
      You are logged in already. <TextLink to="/dashboard">Go to your dashboard</TextLink>. Signing
      up for another account logs you out.
    </Notice>
  );
}
