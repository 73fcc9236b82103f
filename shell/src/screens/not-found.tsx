import { LinkButton, NotFoundState } from '@ifj/shared-ui';
import { useFrameKind } from '../frame/use-frame-kind.ts';
import { ShellScreen } from './shell-screen.tsx';

/** No area serves this address, for any role. */
export function NotFound() {
  const frame = useFrameKind();
  return (
    <ShellScreen frame={frame} title="Page not found">
      <NotFoundState
        title="There is nothing at this address"
        text="It may be mistyped, or what was here is gone."
        {...(frame === 'dashboard' && {
          action: <LinkButton to="/dashboard/jobs">Go to jobs</LinkButton>,
        })}
      />
    </ShellScreen>
  );
}
