import fp from 'fastify-plugin';
import multipart from '@fastify/multipart';

/** How a form with files is cut off; sizes in bytes, time in seconds. */
export const uploadLimits = {
  /** What a body may hold beside its files: texts, names and boundaries. */
  besideFiles: 64 * 1024,
  text: 48 * 1024,
  seconds: 60,
} as const;

export interface UploadOptions {
  /** How many files a form has, and how large each may be. */
  files: number;
  fileSize: number;
}

/** The most bytes a whole form may have. */
export const formLimit = ({ files, fileSize }: UploadOptions) =>
  files * fileSize + uploadLimits.besideFiles;

/** Lets the routes beside it read forms part by part. */
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
  },
  { name: 'uploads' },
);
