import type { FastifyInstance } from 'fastify';
import { ReleaseNotFoundError } from '../../store/errors.ts';
import { plain } from '../plain.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { VerifiedStore } from './verified-store.ts';

interface Params {
  name: string;
  version: string;
  '*': string;
}

/** Areas may be shown by other origins too, as while they are worked on. */
const forEveryOrigin = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

const headers = { ...forEveryOrigin, 'cache-control': 'public, max-age=31536000, immutable' };

/** `/releases/<name>/<version>/<file>`: only files that the release lists. */
export function releaseRoutes(
  app: FastifyInstance,
  store: VerifiedStore,
  releaseFiles: ReleaseFiles,
): void {
  app.get<{ Params: Params }>('/releases/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = request.params;
    try {
      const { files } = await store.release(name, version);
      const entry = Object.hasOwn(files, file) ? files[file] : undefined;
      const served = { name, version, file, headers, isFixed: true };
      const isSent = entry && (await releaseFiles.send(request, reply, { ...served, entry }));
      if (!isSent) plain(reply.headers(forEveryOrigin), 404, 'This release has no such file.');
    } catch (error) {
      if (error instanceof ReleaseNotFoundError) {
        plain(reply.headers(forEveryOrigin), 404, 'There is no such release.');
      } else {
        request.log.error(error, 'the release store cannot be read');
        plain(reply.headers(forEveryOrigin), 503, 'Releases cannot be read at the moment.');
      }
    }
    return reply;
  });
}
