import { useSession } from '@ifj/shared-api';
import type { FrameKind } from '../areas/page-source.ts';

/** The frame of a screen that anybody may come to: whoever may enter the dashboard stays in it. */
export function useFrameKind(): FrameKind {
  const { isSignedIn, isUnverified } = useSession();
  return isSignedIn && !isUnverified ? 'dashboard' : 'plain';
}
