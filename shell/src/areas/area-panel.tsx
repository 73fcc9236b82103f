import { FailedState, Page, useOnline } from '@ifj/shared-ui';
import { PageSpace } from '../screens/page-space.tsx';
import type { AreaPath } from './page-source.ts';

interface AreaPanelProps extends Pick<AreaPath, 'title' | 'frame'> {
  cause: 'not loaded' | 'broken';
  onRetry: () => void;
}

/** Stands in the place of an area that could not be loaded or that broke: what happened, and the way on. */
export function AreaPanel({ title, frame, cause, onRetry }: AreaPanelProps) {
  const online = useOnline();
  return (
    <PageSpace frame={frame}>
      <Page title={title}>
        {cause === 'not loaded' ? (
          <FailedState
            title="This page could not be loaded"
            text={
              online
                ? 'The rest of IFJ works. Try again in a moment.'
                : 'You are offline. Try again when you have a connection.'
            }
            onRetry={onRetry}
          />
        ) : (
          <FailedState
            title="Something went wrong on this page"
            text="The rest of IFJ works. Try again, or choose another page."
            onRetry={onRetry}
          />
        )}
      </Page>
    </PageSpace>
  );
}
