import { OfflineBanner } from '@ifj/shared-ui';
import { Outlet } from 'react-router-dom';

/** What stands around pages that draw their own layout. */
export function Plain() {
  return (
    <>
      <OfflineBanner />
      <Outlet />
    </>
  );
}
