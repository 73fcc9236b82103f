import type { LoaderContext } from 'webpack';
import { singlePagesModule, type SingleAreas } from './single-pages.ts';

/** Puts the pages of all areas in the place of the shell's loading of areas. */
export default function singlePagesLoader(this: LoaderContext<SingleAreas>): string {
  return singlePagesModule(this.getOptions());
}
