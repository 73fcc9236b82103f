import { FailedState, useOnline } from '@ifj/shared-ui';
import { ShellScreen } from '../screens/shell-screen.tsx';
import type { AreaPath } from './page-source.ts';

interface AreaPanelProps extends Pick<AreaPath, 'title' | 'frame'> {
  /** The page could not be had, or it threw. */
  cause: 'not loaded' | 'broken';
  onRetry: () => void;
}

const words = {
  'not loaded': {
    title: 'This page could not be loaded',
    text: 'The rest of IFJ works. Try again in a moment.',
  },
  broken: {
    title: 'Something went wrong on this page',
    text: 'The rest of IFJ works. Try again, or come back later.',
  },
};

/** Stands in the place of an area that failed: what happened, and the way on. */
export function AreaPanel({ title, frame, cause, onRetry }: AreaPanelProps) {
  const online = useOnline();
  const { title: what, text } = words[cause];
  return (
    <ShellScreen frame={frame} title={title}>
      <FailedState
        title={what}
        text={online ? text : 'You are offline. Try again when you have a connection.'}
        onRetry={onRetry}
      />
    </ShellScreen>
  );
}
