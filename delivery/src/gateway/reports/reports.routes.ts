import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DiscoveryDocument } from '../../contract/discovery.ts';
import type { Report, Reports } from '../../contract/report.ts';
import { ContractError, parseReports } from '../../contract/validate.ts';
import { BodyRoom } from '../bodies/body-room.ts';
import { BodyTooLargeError } from '../bodies/bounded-body.ts';
import { BodyTooSlowError, NoRoomError, wholeBody } from '../bodies/whole-body.ts';
import { knownReleases } from '../files/known-releases.ts';
import type { LivePages } from '../pages/live-pages.ts';
import { GoneError } from '../places.ts';
import { plain } from '../plain.ts';
import { clientNetwork } from '../visitors/client-network.ts';
import { PostLimit } from './post-limit.ts';
import { reportingVisitor } from './reporting-visitor.ts';
import type { ReportingVisitor } from './reporting-visitor.ts';

/** In bytes: fifty reports with their longest messages fit. */
const largest = 32_000;

/** In bytes: what may be on its way at once. */
const room = { ofOne: 1_000_000, all: 16_000_000 };

/** In milliseconds. */
const patience = 10_000;

/** Who hears what pages tell. */
export interface ReportListener {
  told: (report: Report, visitor: ReportingVisitor) => void;
}

/** Another site could make its visitors send reports; a page of ours says where it comes from. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  const type = headers['content-type'] ?? '';
  return (site !== undefined && site !== 'same-origin') || !/^application\/json\b/i.test(type);
}

function parse(text: string): Reports {
  try {
    return parseReports(JSON.parse(text), 'What was sent');
  } catch (error) {
    if (error instanceof ContractError) throw error;
    throw new ContractError('What was sent', ['it is no JSON']);
  }
}

/** The body, or `null` after an answer that says what is wrong with it, or where nobody waits. */
async function readReports(
  request: FastifyRequest,
  reply: FastifyReply,
  room: BodyRoom,
): Promise<Reports | null> {
  const network = clientNetwork(request.ip);
  try {
    const { content, leave } = await wholeBody(
      request.raw,
      { bytes: largest, patience },
      { room, network },
    );
    leave();
    return parse(content.toString('utf8'));
  } catch (error) {
    if (error instanceof ContractError) {
      plain(reply, 400, `These are no reports: ${error.problems.join('; ')}.`);
    } else if (error instanceof BodyTooLargeError) {
      plain(reply, 413, `Reports have at most ${largest} bytes.`);
    } else if (error instanceof BodyTooSlowError) {
      plain(reply, 408, 'Sending took too long.');
    } else if (error instanceof NoRoomError) {
      reply.header('retry-after', '1');
      plain(reply, 429, 'Too many reports at once. Try again in a second.');
    } else if (!(error instanceof GoneError)) {
      throw error;
    }
    // The rest of the body, if there is any, is not read.
    if (!request.raw.complete) reply.header('connection', 'close');
    return null;
  }
}

/** Remembers the releases of the document that is live. */
class Releases {
  #document: DiscoveryDocument | null = null;
  #known = new Set<string>();

  knows(document: DiscoveryDocument, { name, version }: Report): boolean {
    if (document !== this.#document) this.#known = knownReleases(document);
    this.#document = document;
    return this.#known.has(`${name}@${version}`);
  }
}

/** `POST /gateway/reports`: what pages tell of their releases. */
export function reportRoutes(
  app: FastifyInstance,
  pages: LivePages,
  listeners: ReportListener[],
): void {
  const limit = new PostLimit();
  const bodies = new BodyRoom(room);
  const releases = new Releases();
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.post('/gateway/reports', async (request, reply) => {
      if (isFromElsewhere(request)) {
        plain(reply, 403, 'Reports come from pages of this site, as application/json.');
        return reply;
      }
      if (!limit.take(clientNetwork(request.ip))) {
        reply.header('retry-after', '60');
        plain(reply, 429, 'Too many reports from this network. Try again in a minute.');
        return reply;
      }
      const body = await readReports(request, reply, bodies);
      if (!body) return reply;
      const document = await pages.document();
      const known = body.reports.filter((report) => releases.knows(document, report));
      const visitor = reportingVisitor(request);
      for (const report of known) {
        for (const listener of listeners) listener.told(report, visitor);
        if (report.event !== 'failed') continue;
        const { name, version, kind, message } = report;
        request.log.info({ release: `${name}@${version}`, kind, message }, 'a page told a failure');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
