import { OfflineBanner } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import type { FrameKind } from '../areas/page-source.ts';

interface PageSpaceProps {
  frame: FrameKind;
  children: ReactNode;
}

/** The main landmark of a screen that the shell draws by itself; the dashboard brings its own. */
export function PageSpace({ frame, children }: PageSpaceProps) {
  return frame === 'dashboard' ? (
    children
  ) : (
    <main>
      <OfflineBanner />
      {children}
    </main>
  );
}
