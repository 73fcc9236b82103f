import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Answered } from '../metrics/answered.ts';
import type { ReleaseFiles } from './release-files.ts';

interface Front {
  options: ServerOptions;
  files: ReleaseFiles;
  onAnswered: (answer: Answered) => void;
}

/** A server that sends the files that are ready, and leaves everything else to the framework. */
export function frontServer(framework: RequestListener, front: Front): Server {
  const server = createServer(front.options, (request, response) => {
    const start = performance.now();
    // One that is closing has more to say than to send a file.
    const id = server.listening ? front.files.sendReady(request, response, randomUUID) : null;
    if (id === null) {
      framework(request, response);
      return;
    }
    const { method = '', url = '' } = request;
    response.once('finish', () => {
      const ms = performance.now() - start;
      front.onAnswered({ id, method, url, status: response.statusCode, ms });
    });
  });
  return server;
}
