import type { FastifyInstance } from 'fastify';
import { ReleaseNotFoundError } from '../store/errors.ts';
import { plain } from './plain.ts';
import { sendFile } from './release-files.ts';
import type { VerifiedStore } from './verified-store.ts';

interface Params {
  name: string;
  version: string;
  '*': string;
}

/** `/releases/<name>/<version>/<file>`: only files that the release lists. */
export function releaseRoutes(app: FastifyInstance, store: VerifiedStore): void {
  app.get<{ Params: Params }>('/releases/:name/:version/*', async (request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
    const { name, version, '*': file } = request.params;
    try {
      const { files } = await store.release(name, version);
      const entry = Object.hasOwn(files, file) ? files[file] : undefined;
      const served = { name, version, file, cacheControl: 'public, max-age=31536000, immutable' };
      const isSent = entry && (await sendFile(store, request, reply, { ...served, entry }));
      if (!isSent) plain(reply, 404, 'This release has no such file.');
    } catch (error) {
      if (error instanceof ReleaseNotFoundError) {
        plain(reply, 404, 'There is no such release.');
      } else {
        request.log.error(error, 'the release store cannot be read');
        plain(reply, 503, 'Releases cannot be read at the moment.');
      }
    }
    return reply;
  });
}
