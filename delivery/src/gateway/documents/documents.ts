import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { shellName } from '../../contract/discovery.ts';
import { readDocumentTemplate, type FilledTemplate } from '../../contract/document-template.ts';
import type { Role } from '../../contract/remote.ts';
import { scriptJson } from '../../contract/script-json.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { wholeFile } from '../files/whole-file.ts';
import type { PageDocument } from '../pages/html.ts';
import type { LiveShell, Page } from '../pages/page.ts';
import { fillPattern, parametersIn } from '../pages/route-match.ts';
import type { PublicAnswer } from './public-answer.ts';
import type { Caller, PublicCalls } from './public-calls.ts';

/** So many templates are remembered, which never change, and so many documents. */
const remembered = 50;

type Fill = (view: object) => FilledTemplate;

/** The visit for which a document is filled. */
export interface DocumentVisit {
  shell: LiveShell;
  pathname: string;
  /** The same in all visits. */
  nonce: string;
  /** As whom the visitor's browser says that somebody is signed in. */
  role: Role | null;
  caller: Caller;
  log: FastifyBaseLogger;
}

/** A document ready to stand in a page, and the status of the page. */
export interface ServedDocument extends PageDocument {
  status: number;
}

interface FilledDocument {
  answer: PublicAnswer | null;
  served: ServedDocument;
}

/** What a template is filled with beside the values of the page itself. */
function valuesOf(answer: PublicAnswer | null) {
  const { status = 503, body = null } = answer ?? {};
  return {
    data: status === 200 ? body : null,
    missing: status === 404 ? body : null,
    gone: status === 410 ? body : null,
    failed: ![200, 404, 410].includes(status),
  };
}

/** What the status of the api means for the page. */
function statusOf(answer: PublicAnswer | null): number {
  const { status = 503 } = answer ?? {};
  if ([200, 404, 410].includes(status)) return status;
  return status === 429 || status === 503 ? 503 : 502;
}

/** Fills the documents of live areas. */
export class Documents {
  readonly #store: ReleaseStore;
  readonly #calls: PublicCalls;
  readonly #origin: string;
  readonly #templates = new Map<string, Promise<Fill>>();
  /** What was filled lately, and with which answer: with the same one it is the same document. */
  readonly #filled = new LRUCache<string, FilledDocument>({ max: remembered });

  /** @param publicUrl the address under which visitors reach the product */
  constructor(store: ReleaseStore, calls: PublicCalls, publicUrl: URL) {
    this.#store = store;
    this.#calls = calls;
    this.#origin = publicUrl.origin;
  }

  /** @returns `null` if the page has no document, or its template cannot be read */
  async at(page: Page, visit: DocumentVisit): Promise<ServedDocument | null> {
    const { area } = page;
    const remote = area?.entry.extras.remote;
    const found = remote?.documents.find(({ path }) => path === area?.pattern);
    if (!area || !found) return null;
    const fill = await this.#template(area, visit);
    if (!fill) return null;
    const parameters = parametersIn(area.pattern, visit.pathname);
    const call = found.data === undefined ? null : fillPattern(found.data, parameters);
    const answer = call === null ? null : await this.#ask(call, visit);
    const address = this.#origin + fillPattern(area.pattern, parameters);
    const { version } = area.entry.metadata;
    const key = [area.name, version, visit.shell.version, visit.role, address].join(' ');
    const before = this.#filled.get(key);
    if (before?.answer === answer) return before.served;
    const values =
      call === null ? { data: null, missing: null, gone: null, failed: false } : valuesOf(answer);
    const filled = fill({
      ...values,
      signedIn: visit.role !== null,
      visitor: visit.role === null ? {} : { [visit.role]: true },
      page: { address, origin: this.#origin, nonce: visit.nonce },
    });
    const served = {
      ...filled,
      status: call === null ? 200 : statusOf(answer),
      answer: call === null || answer === null ? null : scriptJson({ call, ...answer }),
    };
    this.#filled.set(key, { answer, served });
    return served;
  }

  async #ask(call: string, { caller, log }: DocumentVisit): Promise<PublicAnswer | null> {
    try {
      return await this.#calls.get(call, caller);
    } catch (error) {
      log.warn(error, 'a document got no data');
      return null;
    }
  }

  async #template(
    area: NonNullable<Page['area']>,
    { shell, log }: DocumentVisit,
  ): Promise<Fill | null> {
    const { metadata, extras } = area.entry;
    const file = extras.documents?.[area.pattern];
    if (file === undefined) return null;
    const folder = `/releases/${area.name}/${metadata.version}`;
    const key = `${folder}/${file} ${shell.version}`;
    try {
      const known = this.#templates.get(key) ?? this.#read(area, file, folder, shell);
      this.#templates.set(key, known);
      return await known;
    } catch (error) {
      this.#templates.delete(key);
      log.error(error, 'a document cannot be read; the page goes without it');
      return null;
    } finally {
      const [oldest] = this.#templates.keys();
      if (this.#templates.size > remembered && oldest !== undefined) this.#templates.delete(oldest);
    }
  }

  async #read(
    { name, entry }: NonNullable<Page['area']>,
    file: string,
    folder: string,
    shell: LiveShell,
  ): Promise<Fill> {
    const { metadata, extras } = entry;
    const release = { name, version: metadata.version, extras };
    const text = (await wholeFile(this.#store, release, file, false)).toString('utf8');
    return readDocumentTemplate(
      text
        .replaceAll('%release%', folder)
        .replaceAll('%shell%', `/releases/${shellName}/${shell.version}`),
    );
  }
}
