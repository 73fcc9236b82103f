import { LoadingState } from '@ifj/shared-ui';
import { useEffect } from 'react';
import type { AreaPath } from './page-source.ts';
import { PageSpace } from '../screens/page-space.tsx';

/** What stands in a page's place while its area loads; names the document for the time being. */
export function AreaLoading({ title, frame }: Pick<AreaPath, 'title' | 'frame'>) {
  useEffect(() => {
    document.title = `${title} · IFJ`;
  }, [title]);
  return (
    <PageSpace frame={frame}>
      <LoadingState look={frame === 'dashboard' ? 'cards' : 'text'} label={`Loading ${title}…`} />
    </PageSpace>
  );
}
