import { randomUUID } from 'node:crypto';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import type { ReleaseStore } from '../store/release-store.ts';
import { cutUnreadBodies } from './bodies/unread-body.ts';
import type { GatewayConfig } from './config.ts';
import { Documents } from './documents/documents.ts';
import { PublicCalls } from './documents/public-calls.ts';
import { frontServer } from './files/front-server.ts';
import { ReadAhead } from './files/read-ahead.ts';
import { ReleaseFiles } from './files/release-files.ts';
import { releaseRoutes } from './files/releases.routes.ts';
import { shellFileRoutes } from './files/shell-files.routes.ts';
import { VerifiedStore } from './files/verified-store.ts';
import { Health } from './judging/health.ts';
import { AnswerBatch } from './metrics/answer-batch.ts';
import type { Answered } from './metrics/answered.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { Metrics } from './metrics/metrics.ts';
import { discoveryRoutes } from './pages/discovery.routes.ts';
import { LivePages, NothingLiveError } from './pages/live-pages.ts';
import { PageEncoder } from './pages/page-encoder.ts';
import { PageFinder } from './pages/page-finder.ts';
import { PageTexts } from './pages/page-texts.ts';
import { pageRoutes } from './pages/page.routes.ts';
import { sendApiError } from './passage/api-error.ts';
import { apiProxy } from './passage/api-proxy.ts';
import { plain } from './plain.ts';
import { reportingVisitor } from './reports/reporting-visitor.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { SecurityHeaders } from './security-headers.ts';

/**
 * Milliseconds; a body that is not complete after `requestTimeout` is cut off, whatever the api
 * says: the longest that it reads, a wait for it, and a farewell.
 */
const limits = {
  headersTimeout: 15_000,
  requestTimeout: 66_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
};

function logAnswer(log: FastifyBaseLogger, { id, method, url, status, ms }: Answered): void {
  // Without the query: it may hold a token.
  const [path] = url.split('?');
  log.info({ reqId: id, method, path, status, ms: Math.round(ms) }, 'answered');
}

/** An address of the api that cannot be read is one that is not there, as the api itself has it. */
function answerUnreadable(url: string, reply: FastifyReply): void {
  if (url.startsWith('/IFJ/api/')) {
    sendApiError(reply, { status: 404, code: 'NOT_FOUND', text: 'Not found.' });
  } else {
    plain(reply, 400, 'This address cannot be read.');
  }
}

/** What search engines read comes from the api. */
function forSearchEngines(url: string): string {
  return /^\/(robots\.txt|sitemap\.xml|sitemaps\/[^/?]+)(\?|$)/.test(url) ? `/IFJ/api${url}` : url;
}

/**
 * Builds the gateway.
 * @param origin where releases come from
 * @param log takes log lines; absent: standard output
 * @returns a Fastify instance that does not listen yet
 */
export async function buildGateway(
  config: GatewayConfig,
  origin: ReleaseStore,
  log?: { write(line: string): void },
): Promise<FastifyInstance> {
  const store = new VerifiedStore(origin);
  const security = new SecurityHeaders(config.publicUrl);
  const files = new ReleaseFiles(store, security);
  const metrics = new Metrics();
  const answers = new AnswerBatch((answer) => {
    logAnswer(app.log, answer);
    metrics.answered(answer);
  });
  const onAnswered = (answer: Answered): void => answers.add(answer);
  const app = Fastify({
    serverFactory: (framework) => frontServer(framework, { options: limits, files, onAnswered }),
    logger: { level: config.logLevel, ...(log && { stream: log }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => forSearchEngines(url),
    frameworkErrors: (_error, request, reply) => {
      // No hook hears of these.
      security.addTo(request, reply);
      answerUnreadable(request.url, reply);
    },
  });
  cutUnreadBodies(app);
  app.addHook('onSend', (request, reply, _payload, done) => {
    security.addTo(request, reply);
    done();
  });
  app.addHook('onResponse', ({ id, method, url }, { statusCode, elapsedTime }, done) => {
    onAnswered({ id, method, url, status: statusCode, ms: elapsedTime });
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof NothingLiveError) {
      reply.header('retry-after', '5');
      plain(reply, 503, 'There is no page to show yet. Try again in a few seconds.');
      return;
    }
    request.log.error(error, 'an answer failed');
    plain(reply, 500, `Something went wrong here. Reference: ${request.id}`);
  });
  const readAhead = new ReadAhead(store);
  app.addHook('onClose', async () => readAhead.stop());
  const pages = new LivePages(
    store,
    (error) =>
      app.log.error(error, 'the release store cannot be read; the last good revision stays'),
    (error) => app.log.error(error, 'what is damaged in the release store is passed over'),
    (document) => readAhead.begin(document),
  );
  app.get('/gateway/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const { document } = await pages.current();
    return { status: 'ok', revision: document.revision };
  });
  discoveryRoutes(app, pages);
  serveMetrics(app, metrics, { at: config.metrics, beforeRead: () => answers.flush() });
  const health = new Health(store, pages, config.judging, app.log);
  app.addHook('onListen', async () => health.start());
  app.addHook('onClose', () => health.stop());
  app.addHook('onClose', async () => answers.flush());
  reportRoutes(app, pages, [health.counter, metrics]);
  releaseRoutes(app, store, files);
  shellFileRoutes(app, { store, pages, files });
  await apiProxy(app, config);
  pageRoutes(app, {
    pages,
    documents: new Documents(store, new PublicCalls(config), config.publicUrl),
    finder: new PageFinder(),
    texts: new PageTexts(),
    encoder: new PageEncoder(),
    overrideOrigins: config.overrideOrigins,
    onServed: (releases, { request, number, revision }) => {
      health.counter.served(releases, reportingVisitor(request), number);
      metrics.served(releases, revision);
    },
  });
  return app;
}
