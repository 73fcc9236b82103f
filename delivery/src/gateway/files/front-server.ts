import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Answered } from '../metrics/answered.ts';
import type { ReleaseFiles } from './release-files.ts';

interface Front {
  options: ServerOptions;
  files: ReleaseFiles;
  onAnswered: (answer: Answered) => void;
}

/** So many are no longer held back: who sends without reading must not fill the memory by it. */
const mostHeldBack = 64;

/**
 * A server that sends the files that are ready, and leaves everything else to the framework. All
 * that came in during one turn of the event loop is answered together at its end: to read a request
 * and to answer one in turn drives out of the processor's caches each time what the other needs,
 * and each answer that wakes its reader at once interrupts the next.
 */
export function frontServer(framework: RequestListener, front: Front): Server {
  let waiting: (() => void)[] = [];
  const answerAll = (): void => {
    const all = waiting;
    waiting = [];
    for (const answer of all) answer();
  };
  const server = createServer(front.options, (request, response) => {
    const start = performance.now();
    if (waiting.length === 0) setImmediate(answerAll);
    waiting.push(() => answer(request, response, start));
    if (waiting.length >= mostHeldBack) answerAll();
  });
  // It ends the connection, also before what was asked there earlier in the same turn is answered.
  server.on('clientError', answerAll);
  const answer = (request: IncomingMessage, response: ServerResponse, start: number): void => {
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
  };
  return server;
}
