import type { FastifyInstance } from 'fastify';
import { shellName } from '../../contract/discovery.ts';
import type { LivePages } from '../pages/live-pages.ts';
import { plain } from '../plain.ts';
import { visitorOf } from '../visitors/visitor.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { VerifiedStore } from './verified-store.ts';

/** Addresses that programs ask for by custom; the shell's release may hold the file. */
const customary = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'manifest.webmanifest'];

/** `favicon.svg` is also found as `favicon.<hash>.svg`. */
function findNamed(files: string[], wanted: string): string | undefined {
  const dot = wanted.lastIndexOf('.');
  const [stem, extension] = [wanted.slice(0, dot), wanted.slice(dot)];
  return (
    files.find((file) => file === wanted) ??
    files.find(
      (file) =>
        file.startsWith(`${stem}.`) &&
        file.endsWith(extension) &&
        /^\.[0-9a-f]+$/.test(file.slice(stem.length, -extension.length)),
    )
  );
}

/** The icon and the manifest, from the live shell. */
export function shellFileRoutes(
  app: FastifyInstance,
  sources: { store: VerifiedStore; pages: LivePages; files: ReleaseFiles },
): void {
  const { store, pages, files: releaseFiles } = sources;
  for (const wanted of customary) {
    app.get(`/${wanted}`, async (request, reply) => {
      const { version } = (await pages.current(visitorOf(request))).shell;
      const { files } = await store.release(shellName, version);
      const file = findNamed(Object.keys(files), wanted);
      const entry = file === undefined ? undefined : files[file];
      const headers = { 'cache-control': 'no-cache' };
      const served = { name: shellName, version, headers, isFixed: false };
      const isSent =
        file !== undefined &&
        entry !== undefined &&
        (await releaseFiles.send(request, reply, { ...served, file, entry }));
      if (!isSent) plain(reply, 404, 'There is no such file.');
      return reply;
    });
  }
}
