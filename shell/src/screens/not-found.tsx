import { NotFoundState, Page } from '@ifj/shared-ui';
import { PageSpace } from './page-space.tsx';

/** No area serves this address, for any role. */
export function NotFound() {
  return (
    <PageSpace frame="plain">
      <Page title="Page not found">
        <NotFoundState />
      </Page>
    </PageSpace>
  );
}
