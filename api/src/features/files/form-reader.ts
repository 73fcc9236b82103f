import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { isDiskFull, noRoom } from '../../full-disk.ts';
import { announcedSize } from '../../plugins/unread-bodies.ts';
import type { Storage } from '../../plugins/storage.ts';
import { uploadLimits } from '../../plugins/uploads.ts';
import { spoolName } from './file-sweep.ts';
import { withSpoolRoom } from './spool-room.ts';
import { asOneOfFew } from './uploads-at-once.ts';

/** A file as it came in, lying in the spool. */
export interface SpooledFile {
  path: string;
  name: string;
  /** In bytes; of a file that is too large, what was read of it. */
  size: number;
  tooLarge: boolean;
  sha256: string;
}

export interface ReadForm {
  texts: Map<string, string>;
  files: Map<string, SpooledFile>;
  /** Names that came twice, or with a text that was cut. */
  repeated: Set<string>;
  tooLong: Set<string>;
  /** Names of parts that hold data, such as JSON, where a text belongs. */
  noText: Set<string>;
}

interface Place {
  files: Storage;
  claim: number;
  /** Who sends it. */
  userId: string;
  /** The most bytes of the whole form. */
  limit: number;
  /** Bytes that stay free on the disk of the spool. */
  keepFree: number;
}

function tooLarge(name?: string): ApiError {
  if (!name) return new ApiError(413, 'FILE_TOO_LARGE', 'What was sent is too large.');
  const text = `${name.replaceAll('_', ' ')} is too large.`;
  return new ApiError(413, 'FILE_TOO_LARGE', text, { [name]: text });
}
const tooSlow = () =>
  new ApiError(
    408,
    'UPLOAD_TOO_SLOW',
    'Sending the files took too long. Try again on a faster line, or with smaller files.',
  );
const unreadable = () =>
  new ApiError(400, 'BAD_REQUEST', 'The upload ended early or could not be read.');
const nameless = () => new ApiError(400, 'BAD_REQUEST', 'A part of the form has no name.');

const failedFile = /^E[A-Z]+$/;

/** Tells a sender's fault from one of ours; ours are thrown as they are. */
function readingError(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (isDiskFull(error)) return noRoom();
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isOurs = failedFile.test(code) && code !== 'ECONNRESET' && code !== 'EPIPE';
  return isOurs ? error : unreadable();
}

/** What a body may come to. @throws 413 if it announces more than `limit` */
function mostBytes(request: FastifyRequest, limit: number): number {
  const announced = announcedSize(request);
  if (announced === Number.POSITIVE_INFINITY) return limit;
  if (announced > limit) throw tooLarge();
  return announced;
}

/** Watches a body while it comes in, and gives up on one that is too long or too slow. */
function watch(request: FastifyRequest, limit: number) {
  const giveUp = new AbortController();
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > limit) stop(tooLarge());
  };
  const stop = (reason: ApiError) => {
    request.raw.off('data', count);
    request.raw.unpipe();
    request.raw.pause();
    giveUp.abort(reason);
  };
  const timer = setTimeout(() => stop(tooSlow()), uploadLimits.seconds * 1000);
  const given = new Promise<never>((_resolve, reject) => {
    giveUp.signal.addEventListener('abort', () => reject(giveUp.signal.reason as ApiError), {
      once: true,
    });
  });
  given.catch(() => undefined);
  return {
    signal: giveUp.signal,
    stop,
    /** `work`, unless the body is given up first. */
    orGivenUp: <T>(work: Promise<T>) => Promise.race([work, given]),
    begin: () => request.raw.on('data', count),
    end() {
      clearTimeout(timer);
      request.raw.off('data', count);
    },
  };
}

/** Resolves once a stream is closed, however it ends. */
const closed = (stream: Writable): Promise<void> =>
  new Promise((resolve) => {
    if (stream.closed) resolve();
    else stream.once('close', () => resolve());
  });

async function spoolFile(part: MultipartFile, place: Place, signal: AbortSignal) {
  const path = join(place.files.spool, spoolName(place.claim, randomUUID()));
  const hash = createHash('sha256');
  let size = 0;
  const spooled = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(
    part.file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    spooled,
    { signal },
  ).catch(async (error: unknown) => {
    // What breaks off at once does so before the file is there.
    await closed(spooled);
    await rm(path, { force: true });
    throw error;
  });
  const { truncated } = part.file;
  const name = part.filename || '';
  return { path, name, size, tooLarge: truncated, sha256: hash.digest('hex') };
}

async function dropForm(form: ReadForm): Promise<void> {
  for (const { path } of form.files.values()) await rm(path, { force: true });
}

/**
 * Of a body whose size is announced and bearable everything is read, so that all that is wrong
 * can be said at once; any other is left at the first file that is too large.
 */
async function readForm(request: FastifyRequest, place: Place): Promise<ReadForm> {
  const form: ReadForm = {
    texts: new Map(),
    files: new Map(),
    repeated: new Set(),
    tooLong: new Set(),
    noText: new Set(),
  };
  const bearable = announcedSize(request) <= place.limit;
  const watched = watch(request, place.limit);
  const take = async (part: Multipart) => {
    // The types promise a name; a sender may leave it out.
    const name = part.fieldname as string | undefined;
    if (!name) {
      const refusal = nameless();
      watched.stop(refusal);
      throw refusal;
    }
    if (form.texts.has(name) || form.files.has(name)) form.repeated.add(name);
    if (part.type === 'field') {
      if (part.valueTruncated) form.tooLong.add(name);
      // A part that calls itself JSON comes as what it holds.
      const text = typeof part.value === 'string' ? part.value : null;
      if (text === null) form.noText.add(name);
      // Browsers send the line ends of a form's texts as CRLF.
      form.texts.set(name, text?.replaceAll('\r\n', '\n') ?? '');
      return;
    }
    if (!bearable) part.file.once('limit', () => watched.stop(tooLarge(name)));
    const file = await spoolFile(part, place, watched.signal);
    const earlier = form.files.get(name);
    if (earlier) await rm(earlier.path, { force: true });
    form.files.set(name, file);
  };
  try {
    const parts = request.parts();
    watched.begin();
    for (;;) {
      const next: IteratorResult<Multipart, undefined> = await watched.orGivenUp(parts.next());
      if (next.done) return form;
      await take(next.value);
    }
  } catch (error) {
    await dropForm(form);
    throw readingError(watched.signal.aborted ? watched.signal.reason : error);
  } finally {
    watched.end();
  }
}

/**
 * Reads a form with files, each into a file of the spool, and hands it to `use`; nothing in it is
 * judged yet. Whatever `use` has not taken out of the spool is removed before this resolves.
 * @throws 400 if it cannot be read, 408 after a minute, 413 beyond `limit`, 429 while its sender has
 * several under way, 503 without room; and what `use` throws.
 */
export async function withForm<T>(
  request: FastifyRequest,
  place: Place,
  use: (form: ReadForm) => Promise<T>,
): Promise<T> {
  const bytes = mostBytes(request, place.limit);
  return asOneOfFew(place.userId, async () => {
    const form = await withSpoolRoom({ ...place, bytes }, () => readForm(request, place));
    try {
      return await use(form);
    } finally {
      await dropForm(form);
    }
  });
}
