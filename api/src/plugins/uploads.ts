import fp from 'fastify-plugin';
import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How a form with files is cut off; sizes in bytes, time in seconds. */
export const uploadLimits = {
  /** What a body may hold beside its files: texts, names and boundaries. */
  besideFiles: 64 * 1024,
  text: 48 * 1024,
  seconds: 60,
} as const;

/** Milliseconds in which a sender can still read the answer before the line is cut. */
const lingering = 1_000;

/** The announced size of a body, or infinite if the sender does not say. */
export function announcedSize(request: FastifyRequest): number {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  return Number.isNaN(length) ? Number.POSITIVE_INFINITY : length;
}

/**
 * What becomes of a body that is not read to its end when the answer goes out. One that is known
 * to be short is read on, which every client takes well. Of any other, Node would read on without
 * end, unless somebody has begun to read it and has stopped: so that is done, and the line is cut
 * once the sender had time to read the answer.
 */
function endUnreadBody(request: FastifyRequest, reply: FastifyReply, longest: number): void {
  if (request.raw.complete) return;
  const isShort = announcedSize(request) <= longest && reply.statusCode !== 408;
  if (isShort) {
    request.raw.resume();
    return;
  }
  request.raw.pause();
  request.raw.read();
  reply.raw.once('finish', () => {
    setTimeout(() => request.raw.destroy(), lingering).unref();
  });
}

export interface UploadOptions {
  /** How many files a form has, and how large each may be. */
  files: number;
  fileSize: number;
}

/** The most bytes a whole form may have. */
export const formLimit = ({ files, fileSize }: UploadOptions) =>
  files * fileSize + uploadLimits.besideFiles;

/** Lets the routes beside it read forms part by part, and cuts off bodies that do not end. */
export const uploadsPlugin = fp(
  async (app, options: UploadOptions) => {
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: options.fileSize,
        files: options.files + 2,
        fields: 20,
        parts: 24,
        fieldSize: uploadLimits.text,
        headerPairs: 20,
      },
    });
    app.addHook('onSend', async (request, reply) => {
      endUnreadBody(request, reply, formLimit(options));
    });
  },
  { name: 'uploads' },
);
