import type { LoaderContext } from 'webpack';
import { sharesModule, type ProvidedShare } from './provided-shares.ts';

interface Options {
  shellDir: string;
  shares: ProvidedShare[];
}

/** Fills runtime/shares.ts in with what the shell that is being built provides. */
export default function sharesLoader(this: LoaderContext<Options>): void {
  const done = this.async();
  const { shellDir, shares } = this.getOptions();
  const resolve = this.getResolve({ dependencyType: 'esm' });
  Promise.all(
    shares.map(async (share) => ({ ...share, request: await resolve(shellDir, share.request) })),
  ).then(
    (resolved) => done(null, sharesModule(resolved)),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
}
