import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shellName } from '../../contract/discovery.ts';
import { scriptJson } from '../../contract/script-json.ts';
import type { Documents } from '../documents/documents.ts';
import { plain } from '../plain.ts';
import { pagePolicy } from '../security-headers.ts';
import { numberVisitor, roleHint, wantsPage } from '../visitors/visitor.ts';
import { takesDocuments } from './html.ts';
import type { LivePages } from './live-pages.ts';
import { newNonce } from './nonce.ts';
import { answerOverride, overridesOf } from './overrides.ts';
import type { PageEncoder } from './page-encoder.ts';
import type { PageFinder } from './page-finder.ts';
import type { PageTexts } from './page-texts.ts';
import { fileOf } from './page.ts';

/** Addresses that are never pages. */
const notPages = /^\/(releases|gateway|IFJ)(\/|$)/i;

const namesFile = /\.[A-Za-z0-9]{1,11}$/;

/** The visit that a page is served for. */
interface Served {
  request: FastifyRequest;
  /** Of the visitor. */
  number: number;
  revision: number;
}

/** Hears of every page, and of its releases, as `name@version`. */
export type OnServed = (releases: string[], served: Served) => void;

/** What pages are made from. */
interface PageSources {
  pages: LivePages;
  documents: Documents;
  finder: PageFinder;
  texts: PageTexts;
  encoder: PageEncoder;
  /** From where a visitor may take an area instead of its release. */
  overrideOrigins: string[];
  onServed: OnServed;
}

async function sendPage(
  { pages, documents, finder, texts, encoder, overrideOrigins, onServed }: PageSources,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const [pathname = '/'] = request.url.split('?');
  if (!wantsPage(request) || notPages.test(pathname)) {
    plain(reply, 404, 'Not found.');
    return;
  }
  if (answerOverride(request, reply, overrideOrigins)) return;
  const number = numberVisitor(request, reply);
  const state = await pages.current(number);
  const { document, shell, template, discovery } = state;
  const role = roleHint(request);
  const overrides = overridesOf(request, overrideOrigins);
  const overridden = overrides.map(({ area }) => area);
  const page = finder.find(state, { pathname, role, overridden });
  if (!page.known && namesFile.test(pathname)) {
    plain(reply, 404, 'Not found.');
    return;
  }
  const { area } = page;
  onServed(
    [
      `${shellName}@${shell.version}`,
      ...(area ? [`${area.name}@${area.entry.metadata.version}`] : []),
    ],
    { request, number, revision: document.revision },
  );
  const nonce = newNonce();
  const { ip, id, host, protocol, log } = request;
  const served = takesDocuments(template)
    ? await documents.at(page, {
        ...{ shell, pathname, nonce: encoder.slot, role, log },
        caller: { ip, id, host, protocol },
      })
    : null;
  const status = page.known ? (served?.status ?? 200) : 404;
  const html = texts.fill(state, {
    template,
    nonce: encoder.slot,
    discovery,
    overrides: overrides.length > 0 ? scriptJson(overrides) : null,
    document: served,
    release: `/releases/${shellName}/${shell.version}`,
    version: shell.version,
    files: page.files,
    main: fileOf(shellName, shell.version, shell.extras, shell.extras.entry),
  });
  const { body, encoding, onSent } = await encoder.encode(
    html,
    request.headers['accept-encoding'],
    nonce,
  );
  if (onSent) reply.raw.once('finish', onSent);
  if (encoding) reply.header('content-encoding', encoding);
  if (status >= 500) reply.header('retry-after', '5');
  // What is no document shows nothing to a search engine.
  if (served && status === 200) reply.header('x-robots-tag', 'all');
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding, cookie')
    .header(
      'content-security-policy',
      pagePolicy(nonce, [...new Set(overrides.map(({ origin }) => origin))]),
    )
    .type('text/html; charset=utf-8')
    .send(body);
}

/** Every address that no other route serves: the shell's HTML, made for that address. */
export function pageRoutes(app: FastifyInstance, sources: PageSources): void {
  app.setNotFoundHandler(async (request, reply) => {
    await sendPage(sources, request, reply);
    return reply;
  });
}
