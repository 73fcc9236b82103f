import { LoadingState } from '@ifj/shared-ui';
import { ShellScreen } from '../screens/shell-screen.tsx';
import type { AreaPath } from './page-source.ts';

/** What stands in a page's place while its area loads. */
export function AreaLoading({ title, frame }: Pick<AreaPath, 'title' | 'frame'>) {
  return (
    <ShellScreen frame={frame} title={title}>
      <LoadingState look={frame === 'dashboard' ? 'cards' : 'text'} label={`Loading ${title}…`} />
    </ShellScreen>
  );
}
